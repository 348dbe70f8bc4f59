import { withBase } from '@gruntwork-docs/engine/shared';
import type { Feed } from '@gruntwork-docs/terraform';
import type { TerraformModule } from '@gruntwork-docs/terraform/model';
import type { CatalogLink, ControlLink, IndexGroup, ModuleUse } from '#shared/reference-view.ts';
import type { ModuleHistory, ReleaseIndexView, ReleaseView } from '#shared/release-view.ts';
import type { ModuleOrigin } from './catalog/module-origin.ts';

/** Name of the source that the catalog's pages come from. */
export const REFERENCE = 'reference';

/** What stands around the text of a page of the catalog. */
export type CatalogPage = ServicePage | ExamplePage | IndexPage | ReleasePage | ReleaseIndexPage;

/** An example: files to copy, as they are. Plain data: it is sent to a worker. */
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
  /** Its own page; absent: it is shown with its module. */
  readonly url?: string;
  readonly sourceUrl?: string;
  /** Without a page of its own, what it consists of. */
  readonly files: readonly ExampleFile[];
}

/** A list of pages. */
export interface IndexPage {
  readonly kind: 'index';
  readonly groups: readonly IndexGroup[];
}

/** What differs between two releases. */
export interface ReleasePage {
  readonly kind: 'release';
  readonly view: ReleaseView;
}

/** A list of all comparisons of releases. */
export interface ReleaseIndexPage {
  readonly kind: 'releases';
  readonly view: ReleaseIndexView;
}

/** Everything that a service's page shows beside its README. Plain data: it is sent to a worker. */
export interface ServicePage {
  readonly kind: 'module';
  /** Without its README, which is the page's own text. */
  readonly module: Omit<TerraformModule, 'readme'>;
  readonly title: string;
  /** Where it is found and called, and the release that the page describes. */
  readonly origin: ModuleOrigin;
  /** ISO 8601, a day. */
  readonly lastChanged: string | undefined;
  readonly examples: readonly ExampleUse[];
  /** What differs since older releases, nearest first. */
  readonly history: readonly ModuleHistory[];
  /** Which of its resources and calls use which others. */
  readonly feeds: readonly Feed[];
  readonly composes: readonly ModuleUse[];
  readonly usedBy: readonly CatalogLink[];
  readonly controls: readonly ControlLink[];
  /** Site paths of the same page in other formats. */
  readonly files: ServiceFiles;
  /** What the builder of calls loads, as site paths; undefined where the page has none. */
  readonly builder: { readonly module: string; readonly changes?: string } | undefined;
}

export interface ServiceFiles {
  readonly json: string;
  readonly schema: string;
  readonly markdown: string;
  /** What changed of the inputs since older releases. */
  readonly changes: string;
}

/** Site paths of what is published beside the page of an HTML file: `a/b.html` has `a/b.json`. */
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

/** The same files as links of the page, with their media types. */
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
 * A README without its title and its first paragraph, which the page shows above everything else. The lines stay, so
 * that positions in the text are those in the file.
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
