// Run scripts/offline_bytecode.py in Pyodide, with a folder of this machine as /work:
//   node scripts/offline_bytecode.mjs PYODIDE FOLDER
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, work] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const pyodide = await loadPyodide({ indexURL: `${folder}/`, stdLibURL: `${work}/python.zip` });
pyodide.mountNodeFS('/work', work);
try {
  pyodide.runPython(readFileSync(new URL('./offline_bytecode.py', import.meta.url), 'utf8'));
} catch (reason) {
  console.error(String(reason.message).slice(-2000));
  process.exit(1);
}
process.exit(0);
