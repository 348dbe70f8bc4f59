import { REVISION } from '#shared/dev-events.ts';

/** The element by which a page of the development server says of which revision it is. */
export function renderRevisionMark(revision: string): string {
  return `<meta name="${REVISION}" content="${revision}">\n`;
}
