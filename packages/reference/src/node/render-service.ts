import { escapeHtml } from '@gruntwork-docs/engine/node/content/title.ts';
import type { CompileContext } from '@gruntwork-docs/engine/node/markdown/compile-context.ts';
import { prepareLanguages } from '@gruntwork-docs/engine/node/markdown/highlight.ts';
import type { FrameViews } from '@gruntwork-docs/engine/node/sources/page-source.ts';
import type { Heading } from '@gruntwork-docs/engine/shared/toc.ts';
import type { Texts } from '@gruntwork-docs/theme/texts/texts.ts';
import type { ServiceHeaderView, ServiceSectionsView } from '#shared/reference-view.ts';
import { createInputRow, createOutputRow } from './input-rows.ts';
import { toReleaseUrl, toSourceUrl } from './module-links.ts';
import { createRequirements, createResourceRows } from './provider-docs.ts';
import { createTextRenderer } from './render-text.ts';
import { listServiceFormats, SCHEMA_TYPE, type ServicePage } from './service-page.ts';
import { createUsageViews } from './usage-views.ts';

/** Makes what a service's page shows of its source. Links in descriptions are noted in the page's context. */
export async function renderService(service: ServicePage, context: CompileContext): Promise<FrameViews> {
  await prepareLanguages(['hcl']);
  const { module, version, files } = service;
  const { baseUrl } = context.env;
  // The sections themselves are components of a theme with these texts.
  const texts = context.texts as Texts;
  const text = createTextRenderer(context);
  const rows = { module, version, text };
  const inputs = module.variables.map((variable) => createInputRow(variable, rows));
  const isRequired = ({ marks }: { marks: readonly string[] }): boolean => marks.includes('required');
  const sections: ServiceSectionsView = {
    usage: createUsageViews(module, version),
    required: inputs.filter(isRequired),
    optional: inputs.filter((row) => !isRequired(row)),
    outputs: module.outputs.map((output) => createOutputRow(output, rows)),
    requirements: createRequirements(module),
    resources: createResourceRows(module.resources, module.requiredProviders),
    composes: service.composes,
    usedBy: service.usedBy,
    controls: service.controls,
  };
  const header: ServiceHeaderView = {
    descriptionHtml: text.inline(module.description ?? ''),
    version,
    ...(service.lastChanged !== undefined && { lastChanged: service.lastChanged }),
    sourceUrl: toSourceUrl(module.path, version),
    releaseUrl: toReleaseUrl(version),
    ...(service.changesUrl !== undefined && { changesUrl: service.changesUrl }),
    ...(service.example !== undefined && { exampleUrl: toSourceUrl(service.example, version) }),
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

function createHeadings(sections: ServiceSectionsView, texts: Texts): Heading[] {
  const heading = (id: string, text: string, level: number, isThere = true): Heading[] =>
    isThere ? [{ id, html: escapeHtml(text), level }] : [];
  const { required, optional, outputs, requirements, resources, composes, usedBy, controls } = sections;
  return [
    ...heading('usage', texts.usage, 2),
    ...heading('inputs', texts.inputs, 2),
    ...heading('required-inputs', texts.requiredInputs, 3, required.length > 0),
    ...heading('optional-inputs', texts.optionalInputs, 3, optional.length > 0),
    ...heading('outputs', texts.outputs, 2, outputs.length > 0),
    ...heading('requirements', texts.requirements, 2, requirements.length > 0),
    ...heading('resources', texts.resources, 2, resources.length > 0),
    ...heading('modules', texts.modules, 2, composes.length + usedBy.length > 0),
    ...heading('compliance', texts.compliance, 2, controls.length > 0),
  ];
}
