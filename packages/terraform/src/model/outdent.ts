/** A value of several lines without the indentation of its last line: the source's place is not that of a page. */
export function outdent(text: string): string {
  const [first = '', ...rest] = text.replace(/\r\n/g, '\n').split('\n');
  const indent = /^[ \t]*/.exec(rest.at(-1) ?? '')?.[0] ?? '';
  return [first, ...rest.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))].join(
    '\n',
  );
}
