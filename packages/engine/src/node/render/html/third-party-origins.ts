import type { HtmlAttributes } from './read-html.ts';

/** Kinds of third-party content on a page. */
export type ThirdPartyKind = 'frame' | 'image' | 'media';

/** A third-party request: kind and origin. */
export interface ThirdPartyRequest {
  readonly kind: ThirdPartyKind;
  /** `https://www.youtube.com`; `data:` for embedded content. */
  readonly origin: string;
}

const KINDS: Readonly<Record<string, ThirdPartyKind>> = {
  iframe: 'frame',
  img: 'image',
  image: 'image',
  video: 'media',
  audio: 'media',
  source: 'media',
};

/** The third-party request of an element; `undefined` for content of the site. */
export function findThirdPartyRequest(
  name: string,
  attributes: HtmlAttributes,
): ThirdPartyRequest | undefined {
  const kind = KINDS[name];
  const address = (attributes.src ?? (name === 'image' ? attributes.href : undefined))?.trim();
  if (kind === undefined || address === undefined) return undefined;
  if (kind === 'frame' && /^data:/i.test(address)) return { kind, origin: 'data:' };
  if (!/^(?:https?:)?\/\//i.test(address)) return undefined;
  if (!URL.canParse(address, 'https://site')) return undefined;
  return { kind, origin: new URL(address, 'https://site').origin };
}
