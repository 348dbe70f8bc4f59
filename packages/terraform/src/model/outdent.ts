/**
 * Removes the indentation of a multi-line value's last line: its position in the source is irrelevant on a
 * page.
 */
export function outdent(text: string): string {
  const [first = '', ...rest] = text.replace(/\r\n/g, '\n').split('\n');
  const indent = /^[ \t]*/.exec(rest.at(-1) ?? '')?.[0] ?? '';
  return [first, ...rest.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))].join(
    '\n',
  );
}
