// Print the digests of tests/same_moves.py as the download of browsers gives them, in Node:
//   node tests/engines/same_moves.mjs [all]
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const root = new URL('../../', import.meta.url);
const files = new URL('src/parlour/browser/files/', root);
const own = mkdtempSync(join(tmpdir(), 'parlour-'));
try {
  for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'python.zip']) copyFileSync(new URL(name, files), join(own, name));
  writeFileSync(join(own, 'pyodide.asm.wasm'), gunzipSync(readFileSync(new URL('pyodide.asm.wasm.gz', files))));
  const { lock } = JSON.parse(readFileSync(new URL('files.json', files), 'utf8'));
  const { loadPyodide } = await import(pathToFileURL(join(own, 'pyodide.mjs')));
  const pyodide = await loadPyodide({ indexURL: `${own}/`, stdLibURL: join(own, 'python.zip'), lockFileContents: JSON.stringify(lock), packageBaseUrl: `${own}/` });
  pyodide.unpackArchive(new Uint8Array(readFileSync(new URL('parlour.zip', files))), 'zip', { extractDir: '/parlour' });
  pyodide.FS.mkdirTree('/parlour/tests');
  pyodide.FS.writeFile('/parlour/tests/same_moves.py', readFileSync(new URL('tests/same_moves.py', root)));
  pyodide.globals.set('sequences', process.argv[2] ?? 'quick');
  console.log(pyodide.runPython(`
import json, sys
sys.path.insert(0, '/parlour')
from tests.same_moves import all_levels, digests, quick
json.dumps(digests(all_levels() if sequences == 'all' else quick()))
`));
} catch (reason) {
  console.error(String(reason.message ?? reason).slice(-2000));
  process.exitCode = 1;
} finally {
  rmSync(own, { recursive: true });
}
process.exit();
