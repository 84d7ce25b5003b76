/**
 * Runs a program of Python with the Python of the browser, under Node.
 *
 *     node inside.mjs TREE PACKAGES PROGRAM WORD…
 *
 * TREE is /tree there, and where the program starts; PACKAGES are installed. PROGRAM is named from TREE on.
 */

import { loadPyodide } from "pyodide";

const [tree = "", packages = "", ...words] = process.argv.slice(2);
const py = await loadPyodide({ env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" } });
py.FS.mkdirTree("/tree");
py.mountNodeFS("/tree", tree);
py.mountNodeFS("/lib/python3.14/site-packages", packages);
py.FS.chdir("/tree");
py.globals.set("words", py.toPy(words));
let code = 1;
try {
  code = py.runPython(`
import runpy, sys
sys.argv[:] = words
sys.path.insert(0, "/tree")
code = 0
try:
    runpy.run_path(words[0], run_name="__main__")
except SystemExit as end:
    code = end.code
code
`);
} catch (error) {
  console.error(error.message);
}
process.exit(code); // the loop of Python would keep Node waiting
