import type { HtmlAttributes } from './read-html.ts';

/** What a page shows of other hosts. */
export type ForeignKind = 'frame' | 'image' | 'media';

/** Something of another host: what it is, and where from. */
export interface ForeignPart {
  readonly kind: ForeignKind;
  /** `https://www.youtube.com`; `data:` for what holds its own text. */
  readonly origin: string;
}

const KINDS: Readonly<Record<string, ForeignKind>> = {
  iframe: 'frame',
  img: 'image',
  image: 'image',
  video: 'media',
  audio: 'media',
  source: 'media',
};

/** What of an element a browser asks another host for; `undefined` for what is of the site. */
export function findForeignPart(name: string, attributes: HtmlAttributes): ForeignPart | undefined {
  const kind = KINDS[name];
  const address = (attributes.src ?? (name === 'image' ? attributes.href : undefined))?.trim();
  if (kind === undefined || address === undefined) return undefined;
  if (kind === 'frame' && /^data:/i.test(address)) return { kind, origin: 'data:' };
  if (!/^(?:https?:)?\/\//i.test(address)) return undefined;
  if (!URL.canParse(address, 'https://site')) return undefined;
  return { kind, origin: new URL(address, 'https://site').origin };
}
