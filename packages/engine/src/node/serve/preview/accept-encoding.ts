export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a client accepts: Brotli before gzip where it likes both the same. */
export function negotiateEncoding(header: string | undefined): Encoding {
  const accepted = new Map(
    (header ?? '').split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  const like = (name: string): number => accepted.get(name) ?? accepted.get('*') ?? 0;
  const brotli = like('br');
  const gzip = like('gzip');
  if (brotli > 0 && brotli >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}
