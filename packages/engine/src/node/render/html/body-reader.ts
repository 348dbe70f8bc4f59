import { type ActivePart, findActiveParts } from './active-content.ts';
import type { HtmlReader } from './read-html.ts';
import { findThirdPartyRequest, type ThirdPartyRequest } from './third-party-origins.ts';

/** Contents of a body's HTML. */
export interface BodyContents {
  /** Every id, in document order. */
  readonly ids: readonly string[];
  /** Every `href` and `src`, once. */
  readonly urls: ReadonlySet<string>;
  readonly hasTitle: boolean;
  /** The text contains the page's `<main>` element. */
  readonly hasMain: boolean;
  /** Active content; islands are generated during rendering. */
  readonly active: readonly ActivePart[];
  /** Third-party requests, each once. */
  readonly foreign: readonly ThirdPartyRequest[];
  /** Code of the inline scripts and handlers. */
  readonly scripts: readonly string[];
  readonly handlers: readonly string[];
}

/** Types of `<script>` with data. */
const DATA = /[/+]json$|^speculationrules$|^text\/plain$/;

/** Marks links that leave the site although their address is inside it. */
const NO_ROUTER = 'data-no-router';

/** Collects links, ids and scripts of a body while its HTML is parsed. */
export function createBodyReader(): HtmlReader & { readonly reading: BodyContents } {
  const ids: string[] = [];
  const urls = new Set<string>();
  const active: ActivePart[] = [];
  const scripts: string[] = [];
  const handlers: string[] = [];
  const foreign = new Map<string, ThirdPartyRequest>();
  let script: string | undefined;
  let hasTitle = false;
  let hasMain = false;
  return {
    get reading() {
      return { ids, urls, hasTitle, hasMain, active, scripts, handlers, foreign: [...foreign.values()] };
    },
    onOpen(name, attributes, offset) {
      if (name === 'h1') hasTitle = true;
      if (name === 'main') hasMain = true;
      const { id, href, src, type, name: anchor } = attributes;
      if (id !== undefined) ids.push(id);
      // Anchors of older HTML.
      if (name === 'a' && anchor !== undefined && anchor !== id && anchor !== '') ids.push(anchor);
      // Pages of other programs are not checked.
      if (href !== undefined && !(NO_ROUTER in attributes)) urls.add(href);
      if (src !== undefined) urls.add(src);
      const part = findThirdPartyRequest(name, attributes);
      if (part !== undefined) foreign.set(`${part.kind} ${part.origin}`, part);
      for (const own of findActiveParts(name, attributes, offset)) {
        const isCode = own.kind !== 'script' || !DATA.test(type ?? '');
        // Form names inside components are allowed.
        if (own.kind !== 'island' && own.kind !== 'name' && isCode) active.push(own);
        if (own.kind === 'handler') handlers.push(attributes[own.name.slice(0, -1)] ?? '');
        if (own.kind === 'script' && isCode && src === undefined) script = '';
      }
    },
    onText(text) {
      if (script !== undefined) script += text;
    },
    onClose(name) {
      if (name !== 'script' || script === undefined) return;
      scripts.push(script);
      script = undefined;
    },
  };
}
