import path from 'node:path';
import { rolldown } from 'rolldown';
import { gzipSize } from '../../sizes/gzip-size.ts';

/** Bytes of what a browser loads of a library, as a host sends them: only what is named, minified. */
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
