import { type LinkEnvironment, resolveLink } from '@gruntwork-docs/engine/source';
import { listUsages, renderChangeMarkdown, renderMarkdown } from '@gruntwork-docs/terraform';
import type { ModuleHistory } from '#shared/release-view.ts';
import type { ServicePage } from './service-page.ts';
import { createUsage } from './usage-views.ts';

export interface ServiceMarkdownInput {
  readonly service: ServicePage;
  readonly file: string;
  readonly route: string;
  /** The written text of the page. */
  readonly text: string;
  readonly env: LinkEnvironment;
  /** Header of every Markdown page. */
  readonly head: string;
  /** Origin of the site, because links in a standalone file are absolute. */
  readonly origin: string;
}

/** Renders a service's page as Markdown, for tools and for reading in a terminal. */
export function renderServiceMarkdown(input: ServiceMarkdownInput): string {
  const { service, text } = input;
  const { module, origin, title } = service;
  const { version, treeUrl } = origin;
  const controls = service.controls.map((control) => `- ${control.numbers.join(', ')}: ${control.title}`);
  const lead = [
    ...(version === undefined ? [] : [`Version \`${version}\``]),
    ...(treeUrl === undefined ? [] : [`source: <${treeUrl}>`]),
  ].join(', ');
  return renderMarkdown(module, {
    head: input.head,
    title,
    ...(lead !== '' && { lead }),
    readme: toAbsoluteLinks(text, input),
    usage: listUsages(module, (flavour) => createUsage(module, flavour, 'required', origin)),
    examples: service.examples.map(({ title: label, url, sourceUrl, files }) => {
      const to = url === undefined ? sourceUrl : input.origin + url;
      return { label, files, ...(to !== undefined && { url: to }) };
    }),
    more: [
      ...renderHistory(service.history, input.origin),
      ...(controls.length === 0 ? [] : [`## Compliance\n\n${controls.join('\n')}`]),
    ],
  });
}

/** Renders the changes since older releases, in the order and with the badges of the page. */
function renderHistory(history: readonly ModuleHistory[], origin: string): string[] {
  const releases = history.map(({ version, url, changes }) => {
    const title = `### Since ${version}`;
    if (changes.length === 0) return `${title}\n\nNo difference`;
    const all = url === undefined ? [] : [`[All modules that differ since ${version}](${origin}${url})`];
    return [title, ...changes.map((change) => renderChangeMarkdown(change)), ...all].join('\n\n');
  });
  return releases.length === 0 ? [] : [['## Changes', ...releases].join('\n\n')];
}

/** Makes the links of a text absolute, except in code. */
function toAbsoluteLinks(text: string, { file, route, env, origin }: ServiceMarkdownInput): string {
  return text.replace(
    /(`+)[\s\S]*?\1|\]\(([^)\s]+)\)/g,
    (whole, _ticks: string | undefined, raw: string | undefined) => {
      if (raw === undefined) return whole;
      const link = resolveLink(raw, file, route, env);
      return 'url' in link && link.url.startsWith('/') ? `](${origin}${link.url})` : whole;
    },
  );
}
