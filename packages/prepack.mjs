// Compiles a package, and writes its declarations next to its source, before it is packed: `npm pack` runs
// this in the package's folder.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compilePackages } from '../scripts/compile-changed.mjs';

const root = path.join(import.meta.dirname, '..');
const name = path.basename(process.cwd());

compilePackages();
execFileSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-b', 'packages'], {
  cwd: root,
  stdio: 'inherit',
});
rmSync('types', { recursive: true, force: true });
cpSync(path.join(root, 'node_modules/.cache/tsc/packages', name, 'src'), 'types', {
  recursive: true,
  filter: (file) => !/\.test\.d\.ts$/.test(file),
});
