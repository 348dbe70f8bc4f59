import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { withBase } from '@gruntwork-docs/engine/shared';
import { describeOrigin } from '@gruntwork-docs/engine/site';
import type { GeneratedFile, OutputContext } from '@gruntwork-docs/engine/source';
import { hashJson, hashText } from '@gruntwork-docs/engine/source';
import type { CatalogView } from '#shared/reference-view.ts';
import { toComplianceFile } from './catalog-view.ts';
import { renderComplianceCsv, renderComplianceJson } from './compliance-files.ts';
import { createInputSchema, type JsonSchema } from './input-schema.ts';
import type { Reference } from './load-reference.ts';
import { renderServiceMarkdown } from './service-markdown.ts';
import type { CatalogPage, ServicePage } from './service-page.ts';

/** Resolved at run time: a change of the schema is no change of the engine. */
const SCHEMA = createRequire(import.meta.url).resolve('@gruntwork-docs/terraform/module.schema.json');

/** Hashes the schema file, so a change of it triggers a rebuild. */
export function hashModuleSchema(): string {
  return hashText(readFileSync(SCHEMA, 'utf8'));
}

/** Creates the files published next to the catalog's pages: models, schemas, Markdown, the matrix. */
export function createReferenceFiles(
  reference: Reference,
  { config, env }: OutputContext,
  catalog: CatalogView,
): Map<string, GeneratedFile> {
  const files = new Map<string, GeneratedFile>();
  const origin = config.url.replace(/\/$/, '');
  const toUrl = (sitePath: string): string => origin + withBase(config.baseUrl, sitePath);
  const toHead = (route: string, { lastChanged }: ServicePage): string =>
    describeOrigin(config, { url: toUrl(route), updated: lastChanged });
  const add = (sitePath: string, inputs: string, render: () => string): void => {
    files.set(sitePath, { key: hashText(inputs, origin, config.baseUrl), render });
  };
  // The link targets of a text: the URL of any page can change.
  const links = hashJson([[...env.fileToRoute], [...env.routes], [...env.staticFiles]]);
  const schemaPath = `${reference.referencePath}/module.schema.json`;
  for (const { frame, source, route } of reference.docs) {
    const service = frame?.data as CatalogPage | undefined;
    if (service?.kind !== 'module') continue;
    const { module, title, files: paths } = service;
    const { version, source: address } = service.origin;
    const { text: readme, file, hash } = source;
    add(paths.json, hash, () =>
      toJson({
        $schema: toUrl(schemaPath),
        ...(version !== undefined && { version }),
        source: address,
        ...module,
        readme,
      }),
    );
    const since =
      service.builder?.changes === undefined ? undefined : reference.releases.inputChanges.get(module.path);
    if (since !== undefined) add(paths.changes, hashJson(since), () => toJson(since));
    add(paths.schema, hash, () =>
      toJson(createInputSchema(module, { id: toUrl(encodeURI(paths.schema)), title })),
    );
    add(paths.markdown, hashText(hash, links, toHead(route, service)), () =>
      renderServiceMarkdown({
        service,
        file,
        route,
        text: frame?.text ?? '',
        env,
        origin,
        head: toHead(route, service),
      }),
    );
  }
  if (reference.docs.length > 0) {
    const schema = readModuleSchema();
    add(schemaPath, JSON.stringify(schema), () => toJson({ ...schema, $id: toUrl(schemaPath) }));
  }
  const { compliance } = catalog;
  if (compliance !== undefined) {
    const toPath = (extension: 'csv' | 'json'): string =>
      toComplianceFile(reference.referencePath, extension);
    add(toPath('csv'), catalog.hash, () => renderComplianceCsv(compliance, origin));
    add(toPath('json'), catalog.hash, () => renderComplianceJson(compliance, origin));
  }
  return files;
}

/** Describes the JSON of a module, including the additional fields of a published file. */
function readModuleSchema(): JsonSchema {
  const schema: JsonSchema & { properties: object } = JSON.parse(readFileSync(SCHEMA, 'utf8'));
  const own = {
    $schema: { type: 'string', description: 'URL of this schema.' },
    version: { type: 'string', description: 'Release of the catalog.' },
    source: { type: 'string', description: 'Address that calls of the module have, without a version.' },
  };
  return { ...schema, properties: { ...own, ...schema.properties } };
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
