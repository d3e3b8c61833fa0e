// Run a Python program of this checkout in Node, by the very files that browsers download (`scripts/offline` makes them):
//   node scripts/in_pyodide.mjs PROGRAM.py [ARGUMENTS]
// The package comes from the download, everything else from the checkout.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const root = new URL('../', import.meta.url);
const files = new URL('src/parlour/browser/files/', root);
const own = mkdtempSync(join(tmpdir(), 'parlour-'));
try {
  for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'python.zip']) copyFileSync(new URL(name, files), join(own, name));
  writeFileSync(join(own, 'pyodide.asm.wasm'), gunzipSync(readFileSync(new URL('pyodide.asm.wasm.gz', files))));
  const { lock } = JSON.parse(readFileSync(new URL('files.json', files), 'utf8'));
  const { loadPyodide } = await import(pathToFileURL(join(own, 'pyodide.mjs')));
  const pyodide = await loadPyodide({ indexURL: `${own}/`, stdLibURL: join(own, 'python.zip'), lockFileContents: JSON.stringify(lock), packageBaseUrl: `${own}/` });
  pyodide.unpackArchive(new Uint8Array(readFileSync(new URL('parlour.zip', files))), 'zip', { extractDir: '/parlour' });
  pyodide.FS.mkdirTree('/checkout');
  pyodide.mountNodeFS('/checkout', fileURLToPath(root));
  pyodide.globals.set('given', pyodide.toPy(process.argv.slice(2)));
  pyodide.runPython(`
import runpy, sys
sys.path[:0] = ['/parlour', '/checkout']
sys.argv = given
runpy.run_path('/checkout/' + given[0], run_name='__main__')
`);
} catch (reason) {
  console.error(String(reason.message ?? reason).slice(-2000));
  process.exitCode = 1;
} finally {
  rmSync(own, { recursive: true });
}
process.exit();
