/** Parses an `Accept` or `Accept-Encoding` header: qualities from 0 to 1, by name in lower case. */
export function parseAccept(header = ''): Map<string, number> {
  return new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
    }),
  );
}

/** The best encoding that a client accepts: Brotli before gzip in case of a tie. */
export function negotiateEncoding(header: string | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = parseAccept(header);
  const like = (name: string): number => accepted.get(name) ?? accepted.get('*') ?? 0;
  const brotli = like('br');
  const gzip = like('gzip');
  if (brotli > 0 && brotli >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

/** True when `text/markdown` is listed with at least the quality of HTML. */
export function prefersMarkdown(header: string | undefined): boolean {
  const accepted = parseAccept(header);
  const markdown = accepted.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (accepted.get('text/html') ?? 0);
}
