import type { HighlightCode, Highlighter } from '@gruntwork-docs/engine/markdown';
import { renderCodeLines } from '@gruntwork-docs/engine/markdown';
import type { EngineTexts, Heading } from '@gruntwork-docs/engine/shared';
import { withBase } from '@gruntwork-docs/engine/shared';
import type { CompileContext, FrameViews } from '@gruntwork-docs/engine/source';
import { escapeHtml } from '@gruntwork-docs/engine/source';
import { joinOutputs, joinVariables } from '@gruntwork-docs/terraform/model';
import type { Messages } from '#shared/messages/messages.ts';
import type {
  ExampleSectionsView,
  FileView,
  ServiceHeaderView,
  ServiceSectionsView,
} from '#shared/reference-view.ts';
import type { ModuleChanges, ReleaseView } from '#shared/release-view.ts';
import { createInputRow, createOutputRow } from './input-rows.ts';
import { createRequirements, createResourceRows } from './provider-docs.ts';
import { createTextRenderer } from './render-text.ts';
import {
  type CatalogPage,
  type ExampleFile,
  type ExamplePage,
  listServiceFormats,
  SCHEMA_TYPE,
  type ServicePage,
} from './service-page.ts';
import { createGraph } from './structure/create-graph.ts';
import { createStructure } from './structure/create-structure.ts';
import { toCallId } from './structure/row-ids.ts';
import { createUsageViews } from './usage-views.ts';

/** Renders the generated parts around the text of a catalog page. */
export async function renderCatalogPage(
  page: CatalogPage,
  context: CompileContext,
  highlighter: Highlighter,
): Promise<FrameViews> {
  await highlighter.load(['hcl']);
  switch (page.kind) {
    case 'module':
      return renderService(page, context, highlighter);
    case 'example':
      return renderExample(page, context, highlighter);
    case 'index':
      return {
        below: { component: 'CatalogIndex', props: { groups: page.groups } },
        headings: page.groups.map(({ id, label }) => ({ id, html: escapeHtml(label), level: 2 })),
      };
    case 'release':
      return {
        below: { component: 'ReleaseSections', props: page.view },
        headings: createReleaseHeadings(page.view, context.texts as EngineTexts & Messages),
      };
    case 'releases':
      return { below: { component: 'ReleaseIndex', props: page.view }, headings: [] };
  }
}

/** Renders the files of an example and the list of modules it calls. */
function renderExample(page: ExamplePage, context: CompileContext, highlighter: HighlightCode): FrameViews {
  const texts = context.texts as EngineTexts & Messages;
  const text = createTextRenderer(context);
  const sections: ExampleSectionsView = {
    files: renderFiles(page.files, highlighter),
    composes: page.composes,
  };
  const { treeUrl, releaseUrl, version } = page.origin;
  const header: ServiceHeaderView = {
    descriptionHtml: text.inline(page.description ?? ''),
    ...(version !== undefined && { version }),
    ...(treeUrl !== undefined && { sourceUrl: treeUrl }),
    ...(releaseUrl !== undefined && { releaseUrl }),
    since: [],
    files: [],
  };
  return {
    above: { component: 'ServiceHeader', props: header },
    below: { component: 'ExampleSections', props: sections },
    headings: [
      { id: 'files', html: escapeHtml(texts.files), level: 2 },
      ...(page.composes.length > 0 ? [{ id: 'modules', html: escapeHtml(texts.modules), level: 2 }] : []),
    ],
  };
}

/** Files of more lines are not highlighted, because they would make up most of the page's elements. */
const MOST_LINES = 400;

function renderFiles(files: readonly ExampleFile[], highlighter: HighlightCode): FileView[] {
  return files.map(({ name, code }) => {
    const isLong = code.split('\n').length > MOST_LINES || name.endsWith('.json');
    return { name, html: isLong ? escapeHtml(code) : renderCodeLines(code, 'hcl', { highlighter }) };
  });
}

/** Renders the generated parts of a service's page. Links in descriptions are added to the context. */
function renderService(
  service: ServicePage,
  context: CompileContext,
  highlighter: HighlightCode,
): FrameViews {
  const { module, origin, files } = service;
  const { version, treeUrl, releaseUrl } = origin;
  const { baseUrl } = context.env;
  // The section components belong to a theme with these messages.
  const texts = context.texts as EngineTexts & Messages;
  const text = createTextRenderer(context);
  const rows = { origin, text, highlighter };
  const inputs = joinVariables(module).map((variable) => createInputRow(variable, rows));
  const isRequired = ({ marks }: { marks: readonly string[] }): boolean => marks.includes('required');
  const structure = createStructure(createGraph(service));
  const sections: ServiceSectionsView = {
    title: service.title,
    ...(structure !== undefined && { structure }),
    usage: createUsageViews(module, origin, highlighter),
    ...(service.builder && {
      builder: {
        moduleUrl: withBase(baseUrl, service.builder.module),
        ...(service.builder.changes && { changesUrl: withBase(baseUrl, service.builder.changes) }),
      },
    }),
    examples: service.examples.map(({ title, files: own, ...links }) => ({
      label: title,
      ...links,
      files: renderFiles(own, highlighter),
    })),
    required: inputs.filter(isRequired),
    optional: inputs.filter((row) => !isRequired(row)),
    outputs: joinOutputs(module).map((output) => createOutputRow(output, rows)),
    requirements: createRequirements(module),
    resources: createResourceRows(module.resources, module.requiredProviders),
    composes: service.composes.map((use) => ({ ...use, id: toCallId(use) })),
    usedBy: service.usedBy,
    history: service.history,
    controls: service.controls,
  };
  const header: ServiceHeaderView = {
    descriptionHtml: text.inline(module.description ?? ''),
    ...(version !== undefined && { version }),
    ...(service.lastChanged !== undefined && { lastChanged: service.lastChanged }),
    ...(treeUrl !== undefined && { sourceUrl: treeUrl }),
    ...(releaseUrl !== undefined && { releaseUrl }),
    since: service.history.map(({ version: label, id }) => ({ label, url: `#${id}` })),
    ...(service.examples.length > 0 && { exampleUrl: '#examples' }),
    files: listServiceFormats(files, baseUrl).map(({ title, type, url }) => ({
      label: type === SCHEMA_TYPE ? texts.inputSchema : title,
      type,
      url,
    })),
  };
  return {
    above: { component: 'ServiceHeader', props: header },
    below: { component: 'ServiceSections', props: sections },
    headings: createHeadings(sections, texts),
  };
}

const heading = (id: string, text: string, level: number, isThere = true): Heading[] =>
  isThere ? [{ id, html: escapeHtml(text), level }] : [];

function createReleaseHeadings({ shared, services, library }: ReleaseView, texts: Messages): Heading[] {
  const group = (id: string, title: string, modules: readonly ModuleChanges[]): Heading[] => [
    ...heading(id, title, 2, modules.length > 0),
    ...modules.flatMap((module) => heading(module.id, module.label, 3)),
  ];
  return [
    ...heading('many-modules', texts.inManyModules, 2, shared.length > 0),
    ...group('services', texts.services, services),
    ...group('library', texts.libraryModules, library),
  ];
}

function createHeadings(sections: ServiceSectionsView, texts: Messages): Heading[] {
  const { examples, required, optional, outputs, requirements, resources, composes, usedBy } = sections;
  const { structure, history, controls } = sections;
  return [
    ...heading('structure', texts.structure, 2, structure !== undefined),
    ...heading('usage', texts.usage, 2),
    ...heading('examples', texts.examples, 2, examples.length > 0),
    ...heading('inputs', texts.inputs, 2),
    ...heading('required-inputs', texts.requiredInputs, 3, required.length > 0),
    ...heading('optional-inputs', texts.optionalInputs, 3, optional.length > 0),
    ...heading('outputs', texts.outputs, 2, outputs.length > 0),
    ...heading('requirements', texts.requirements, 2, requirements.length > 0),
    ...heading('resources', texts.resources, 2, resources.length > 0),
    ...heading('modules', texts.modules, 2, composes.length + usedBy.length > 0),
    ...heading('changes', texts.changes, 2, history.length > 0),
    ...heading('compliance', texts.compliance, 2, controls.length > 0),
  ];
}
