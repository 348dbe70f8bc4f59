import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Files that a stylesheet includes before the bundler sees it: other stylesheets, pictures. */
const CSS_FILE = /(?:@import\s+|url\(\s*)(?:url\(\s*)?["']?([^"')\s]+)/g;

/** Records every compiled file of the project and of the site, without installed packages. */
export function recordInputs(inputs: Set<string>): Plugin {
  const add = (file: string): void => {
    if (!path.isAbsolute(file) || file.includes('/node_modules/') || inputs.has(file)) return;
    if (!existsSync(file)) return;
    inputs.add(file);
    if (!file.endsWith('.css')) return;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(CSS_FILE))
      if (!/^(?:[a-z]+:|[/#@])/i.test(name))
        add(path.resolve(path.dirname(file), name.replace(/[?#].*$/, '')));
  };
  return {
    name: 'gruntwork:record-inputs',
    enforce: 'pre',
    load(id) {
      add(id.replace(/[?#].*$/, ''));
      return undefined;
    },
  };
}
