// A table is sent whole with every message. What has not changed in it stays the same object here, so that a page draws
// anew only what did change.

/** The new value, with each part that equals the old one replaced by the old one. The new one is changed in place. */
export function shared<Value>(before: unknown, after: Value): Value {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const parts: Record<string, unknown> = after;
  const names = Object.keys(parts);
  let same = names.length === Object.keys(before).length;
  let gone = 0; // in a list: how many have left it before this one
  for (const name of names) {
    let old = gone ? before[Number(name) + gone] : before[name];
    let part = shared(old, parts[name]);
    if (part !== old && Array.isArray(before) && Number(name) + gone + 1 < before.length) {
      const next: unknown = before[Number(name) + gone + 1];
      const other = shared(next, part);
      if (other === next) {
        [old, part] = [next, other];
        gone += 1;
      }
    }
    parts[name] = part;
    if (part !== old || gone) same = false;
  }
  return same ? (before as Value) : after;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
