import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '@gruntwork-docs/engine/node/cache/hash.ts';
import type { LoadedSite } from '@gruntwork-docs/engine/node/commands/load-site.ts';
import type { LinkEnvironment } from '@gruntwork-docs/engine/node/markdown/link-environment.ts';
import type { OutputFile } from '@gruntwork-docs/engine/node/output/publish.ts';
import { ROOT } from '@gruntwork-docs/engine/node/paths.ts';
import { withBase } from '@gruntwork-docs/engine/shared/url.ts';
import { toComplianceFile } from './catalog-view.ts';
import { renderComplianceCsv, renderComplianceJson } from './compliance-files.ts';
import { createInputSchema, type JsonSchema } from './input-schema.ts';
import { renderServiceMarkdown } from './service-markdown.ts';

/** A file beside the pages; its text is made when it is first asked for, because most builds need none. */
export interface ReferenceFile {
  /** Changes with the text. */
  readonly key: string;
  render(): string;
}

/** What is published beside the pages that the catalog makes, by site path: models, schemas, Markdown, the matrix. */
export function createReferenceFiles(
  { reference, config: { config } }: Pick<LoadedSite, 'reference' | 'config'>,
  env: LinkEnvironment,
): Map<string, ReferenceFile> {
  const files = new Map<string, ReferenceFile>();
  if (reference === undefined) return files;
  const origin = config.url.replace(/\/$/, '');
  const toUrl = (sitePath: string): string => origin + withBase(config.baseUrl, sitePath);
  const add = (sitePath: string, inputs: string, render: () => string): void => {
    files.set(sitePath, { key: hashText(inputs, origin, config.baseUrl), render });
  };
  const schemaPath = `${reference.docsPath}/reference/module.schema.json`;
  for (const { service, source, route } of reference.docs) {
    if (service === undefined) continue;
    const { module, title, version, files: paths } = service;
    const { text: readme, file, hash } = source;
    add(paths.json, hash, () => toJson({ $schema: toUrl(schemaPath), version, ...module, readme }));
    add(paths.schema, hash, () => toJson(createInputSchema(module, { id: toUrl(paths.schema), title })));
    add(paths.markdown, hash, () => renderServiceMarkdown({ service, file, route, readme, env, origin }));
  }
  if (reference.docs.length > 0) {
    const schema = readModuleSchema();
    add(schemaPath, JSON.stringify(schema), () => toJson({ ...schema, $id: toUrl(schemaPath) }));
  }
  const { catalog } = env;
  const { compliance } = catalog ?? {};
  if (catalog !== undefined && compliance !== undefined) {
    const toPath = (extension: 'csv' | 'json'): string => toComplianceFile(reference.docsPath, extension);
    add(toPath('csv'), catalog.hash, () => renderComplianceCsv(compliance, origin));
    add(toPath('json'), catalog.hash, () => renderComplianceJson(compliance, origin));
  }
  return files;
}

/** The same files as outputs of a build. */
export function collectReferenceFiles(loaded: LoadedSite, env: LinkEnvironment): Map<string, OutputFile> {
  return new Map(
    [...createReferenceFiles(loaded, env)].map(([sitePath, file]) => {
      const output: OutputFile = {
        type: 'text',
        key: file.key,
        get text() {
          return file.render();
        },
      };
      return [sitePath.slice(1), output];
    }),
  );
}

/** Changes with the schema's own file: a build that finds it changed has something to do. */
export function hashModuleSchema(): string {
  return hashText(JSON.stringify(readModuleSchema()));
}

/** Describes the JSON of a module, with what a published file has besides. */
function readModuleSchema(): JsonSchema {
  const schema: JsonSchema & { properties: object } = JSON.parse(
    readFileSync(path.join(ROOT, 'packages/terraform/src/module.schema.json'), 'utf8'),
  );
  const own = {
    $schema: { type: 'string', description: 'URL of this schema.' },
    version: { type: 'string', description: 'Release of the catalog.' },
  };
  return { ...schema, properties: { ...own, ...schema.properties } };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
