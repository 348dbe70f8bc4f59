import path from 'node:path';
import { rolldown } from 'rolldown';
import { gzipSize } from '../../sizes/gzip-size.ts';

/** Measures the transfer size of a library in a browser: only the named exports, minified. */
export async function measureScript(folder: string, library: string, names: string): Promise<number> {
  const entry = path.join(folder, 'entry.js');
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export ${names} from ${JSON.stringify(library)};` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output.reduce((sum, part) => sum + (part.type === 'chunk' ? gzipSize(part.code) : 0), 0);
}
