import { type LinkEnvironment, resolveLink } from '@gruntwork-docs/engine/node/markdown/link-environment.ts';
import { renderMarkdown } from '@gruntwork-docs/terraform/markdown/render-markdown.ts';
import { USAGE_TOOLS } from '#shared/usage-tools.ts';
import type { ServicePage } from './service-page.ts';
import { createUsage } from './usage-views.ts';

export interface ServiceMarkdownInput {
  readonly service: ServicePage;
  readonly file: string;
  readonly route: string;
  /** The page's own text. */
  readonly text: string;
  readonly env: LinkEnvironment;
  /** What stands above every page as Markdown. */
  readonly head: string;
  /** Origin of the site: links in a file of its own are absolute. */
  readonly origin: string;
}

/** A service's page as Markdown, for tools and for reading in a terminal. */
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
    usage: USAGE_TOOLS.filter(({ value }) => value !== 'tofu').map(({ value, label }) => ({
      label: value === 'terraform' ? 'Terraform and OpenTofu' : label,
      code: createUsage(module, value, 'required', origin),
    })),
    more: controls.length === 0 ? [] : [`## Compliance\n\n${controls.join('\n')}`],
  });
}

/** Links of the text as they are from anywhere; what is in code stays. */
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
