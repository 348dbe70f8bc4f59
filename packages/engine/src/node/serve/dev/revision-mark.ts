import { REVISION } from '#shared/dev-events.ts';

/** The element with the revision of a development server's page. */
export function renderRevisionMark(revision: string): string {
  return `<meta name="${REVISION}" content="${revision}">\n`;
}
