import { expect, test } from 'vitest';
import { listModuleFolders } from './module-folders.ts';
import type { Theme } from './theme.ts';

const theme = {
  body: '@x/theme/body.tsx',
  document: './theme/document.tsx',
  client: '@x/theme/client.ts',
} as Theme;

test('modules that a site names are watched with what lies beside them, packages are not', () => {
  const styles = ['./theme/tokens.css', './own.css'];
  const slots = { Footer: './parts/layout/Footer.tsx' };
  const sources = [{ name: 'a', components: './a/body.tsx', behaviors: '@x/a/start.ts' }];
  expect(listModuleFolders({ ...theme, styles, slots }, sources)).toEqual([
    'theme',
    'own.css',
    'parts/layout',
    'a',
  ]);
});
