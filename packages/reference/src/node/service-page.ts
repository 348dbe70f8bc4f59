import { withBase } from '@gruntwork-docs/engine/shared';
import type { Feed } from '@gruntwork-docs/terraform';
import type { TerraformModule } from '@gruntwork-docs/terraform/model';
import type { CatalogLink, ControlLink, IndexGroup, ModuleUse } from '#shared/reference-view.ts';
import type { ModuleHistory, ReleaseIndexView, ReleaseView } from '#shared/release-view.ts';
import type { ModuleOrigin } from './catalog/module-origin.ts';

/** Name of the source of the catalog's pages. */
export const REFERENCE = 'reference';

/** Data of the generated parts of a catalog page. */
export type CatalogPage = ServicePage | ExamplePage | IndexPage | ReleasePage | ReleaseIndexPage;

/** An example: files to copy. Plain data: it is sent to a worker. */
export interface ExamplePage {
  readonly kind: 'example';
  readonly origin: ModuleOrigin;
  readonly description?: string;
  readonly files: readonly ExampleFile[];
  readonly composes: readonly ModuleUse[];
}

export interface ExampleFile {
  readonly name: string;
  readonly code: string;
}

/** An example of a module. */
export interface ExampleUse {
  readonly title: string;
  /** URL of its page; without one, it is shown on its module's page. */
  readonly url?: string;
  readonly sourceUrl?: string;
  /** Files of an example without its own page. */
  readonly files: readonly ExampleFile[];
}

/** A list of pages. */
export interface IndexPage {
  readonly kind: 'index';
  readonly groups: readonly IndexGroup[];
}

/** The differences between two releases. */
export interface ReleasePage {
  readonly kind: 'release';
  readonly view: ReleaseView;
}

/** A list of all comparisons of releases. */
export interface ReleaseIndexPage {
  readonly kind: 'releases';
  readonly view: ReleaseIndexView;
}

/** Data of a service's page apart from its README. Plain data: it is sent to a worker. */
export interface ServicePage {
  readonly kind: 'module';
  /** The module without its README, which is the text of the page. */
  readonly module: Omit<TerraformModule, 'readme'>;
  readonly title: string;
  /** Location of the module for readers and in calls, and the documented release. */
  readonly origin: ModuleOrigin;
  /** ISO 8601 date. */
  readonly lastChanged: string | undefined;
  readonly examples: readonly ExampleUse[];
  /** Changes since older releases, nearest first. */
  readonly history: readonly ModuleHistory[];
  /** Dependencies between its resources and calls. */
  readonly feeds: readonly Feed[];
  readonly composes: readonly ModuleUse[];
  readonly usedBy: readonly CatalogLink[];
  readonly controls: readonly ControlLink[];
  /** Site paths of the same page in other formats. */
  readonly files: ServiceFiles;
  /** Site paths of the call builder's data; undefined on a page without one. */
  readonly builder: { readonly module: string; readonly changes?: string } | undefined;
}

export interface ServiceFiles {
  readonly json: string;
  readonly schema: string;
  readonly markdown: string;
  /** Changes of the inputs since older releases. */
  readonly changes: string;
}

/** Returns the site paths of the files published next to an HTML file: `a/b.html` has `a/b.json`. */
export function toServiceFiles(output: string): ServiceFiles {
  const base = `/${output.replace(/\.html$/, '')}`;
  return {
    json: `${base}.json`,
    schema: `${base}.schema.json`,
    markdown: `${base}.md`,
    changes: `${base}.changes.json`,
  };
}

/** Media type of the schema of a module's inputs. */
export const SCHEMA_TYPE = 'application/schema+json';

/** Lists the same files as links of the page, with their media types. */
export function listServiceFormats(
  files: ServiceFiles,
  baseUrl: string,
): { readonly title: string; readonly type: string; readonly url: string }[] {
  const toUrl = (file: string): string => withBase(baseUrl, encodeURI(file));
  return [
    { title: 'JSON', type: 'application/json', url: toUrl(files.json) },
    { title: 'Schema of the inputs', type: SCHEMA_TYPE, url: toUrl(files.schema) },
    { title: 'Markdown', type: 'text/markdown', url: toUrl(files.markdown) },
  ];
}

/**
 * Removes the title and first paragraph of a README, which the page header shows. Empty lines replace them,
 * so positions match the file.
 */
export function removeIntro(readme: string): string {
  const lines = readme.split('\n');
  const title = lines.findIndex((line) => /^#\s/.test(line));
  if (title >= 0) lines[title] = '';
  let at = title + 1;
  while (at < lines.length && lines[at]?.trim() === '') at++;
  if (/^(?:[#>|*+-]|\d+\.\s|```|~~~|<|:::|!?\[!\[)/.test(lines[at] ?? '')) return lines.join('\n');
  for (; at < lines.length && lines[at]?.trim() !== ''; at++) lines[at] = '';
  return lines.join('\n');
}
