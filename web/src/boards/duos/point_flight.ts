// Points that fly from the cards of a pair to those who get them.
import { calm, CEREMONY, TRAVEL } from '../../styles/motion';

function middle(elements: readonly Element[]): { x: number; y: number } {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(boxes.map((box) => box.x + box.width / 2)), y: mean(boxes.map((box) => box.y + box.height / 2)) };
}

/** One token; resolves when it has landed, at once where nothing moves. */
export async function fly(from: readonly Element[], to: Element | null, points: number): Promise<void> {
  if (!to || !from.length || !calm(1) || !('animate' in to)) return;
  const start = middle(from);
  const end = middle([to]);
  const token = document.createElement('span');
  token.className = 'duos-flight';
  token.textContent = `+${points}`;
  token.setAttribute('aria-hidden', 'true');
  // Outside the board, which would clip it and be its frame of reference.
  document.body.append(token);
  const at = ({ x, y }: { x: number; y: number }, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const flight = token.animate(
    [
      { transform: at(start, 0.4), opacity: 0 },
      { transform: at(start, 1.5), opacity: 1, offset: 0.25 },
      { transform: at(end, 1), opacity: 1 },
    ],
    { duration: CEREMONY, easing: TRAVEL, fill: 'both' },
  );
  await flight.finished.catch(() => undefined);
  token.remove();
}
