/** Attributes in which the library stores the ends of a line. */
const ENDS =
  /data-(?:from|entity1)="([^"]*)"[^>]*data-(?:to|entity2)="([^"]*)"(?:[^>]*data-label="([^"]*)")?/;

/** Describes a drawing of the library in words: its connections, or the names of its boxes. */
export function describeDrawing(svg: string): string {
  const names = new Map(
    [...svg.matchAll(/<g class="[\w-]+" data-id="([^"]*)" data-label="([^"]*)"/g)].map(
      ([, id = '', label = '']) => [id, label],
    ),
  );
  // The start and end states of a state machine have no name.
  const nameOf = (id: string): string => names.get(id) || (/^_(?:start|end)\d*$/.test(id) ? '●' : id);
  const joins = [...svg.matchAll(/<(?:polyline|path|line|g) class="[\w-]+"[^>]*>/g)].flatMap(([tag]) => {
    const [, from, to, label] = ENDS.exec(tag) ?? [];
    if (from === undefined || to === undefined || tag.startsWith('<g class="edge-label"')) return [];
    return [`${nameOf(from)} → ${nameOf(to)}${label ? `: ${label}` : ''}`];
  });
  const words = joins.length > 0 ? joins : [...names.values()];
  return decodeEntities(words.join('; ')).replace(/<br\s*\/?>|\s+/g, ' ');
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
