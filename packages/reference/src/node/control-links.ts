import { toTitleHtml } from '@gruntwork-docs/engine/source';
import type { ControlLink, ControlRow } from '#shared/reference-view.ts';
import {
  type Compliance,
  type Control,
  type GuidePages,
  levelIn,
  sectionIn,
  splitGuide,
} from './load-compliance.ts';
import type { ModuleLocations } from './module-links.ts';

export interface ControlContext {
  readonly compliance: Compliance | undefined;
  /** URL of the page that shows the matrix. */
  readonly matrixUrl: string | undefined;
  /** Returns the URL of an input of the module, if it has a row. */
  readonly inputUrl: ((name: string) => string) | undefined;
}

/** Returns the anchor of a recommendation's row in the matrix. */
export function toControlAnchor({ id }: Pick<Control, 'id'>): string {
  return `control-${id}`;
}

/** Finds the recommendations that a module helps with, in the order of the data. */
export function findControls(path: string, context: ControlContext): ControlLink[] {
  const { compliance, matrixUrl, inputUrl } = context;
  if (compliance === undefined) return [];
  return compliance.recommendations.flatMap((control): ControlLink[] => {
    const own = control.modules.find((module) => module.path === path);
    if (own === undefined) return [];
    const numbers = compliance.versions.flatMap((version) => {
      const number = control.numbers[version];
      return number === undefined ? [] : [`${version}: ${number}`];
    });
    return [
      {
        numbers,
        title: control.title,
        ...(matrixUrl !== undefined && { url: `${matrixUrl}#${toControlAnchor(control)}` }),
        noteHtml: toTitleHtml(control.note),
        inputs: own.inputs.map((label) => ({ label, ...(inputUrl && { url: inputUrl(label) }) })),
      },
    ];
  });
}

export interface ControlRowContext {
  readonly places: ModuleLocations;
  readonly guidePages: GuidePages;
  /** Returns the URL of a site path. */
  readonly toUrl: (route: string) => string;
}

/** Creates the rows of the matrix. */
export function createControlRows(
  { versions, recommendations }: Compliance,
  { places, guidePages, toUrl }: ControlRowContext,
): ControlRow[] {
  return recommendations.map((control) => ({
    id: toControlAnchor(control),
    title: control.title,
    versions: versions.map((version) => {
      const number = control.numbers[version];
      if (number === undefined) return null;
      return { number, level: levelIn(control, version), section: sectionIn(control, version) };
    }),
    note: control.note,
    noteHtml: toTitleHtml(control.note),
    ...createGuideLink(control, guidePages, toUrl),
    modules: control.modules.map(({ path, inputs }) => {
      const place = places.get(path);
      const page = place?.url?.includes('#') === false ? place.url : undefined;
      return {
        label: place?.label ?? path,
        ...(place?.url !== undefined && { url: place.url }),
        inputs: inputs.map((label) => ({
          label,
          ...(page !== undefined && { url: `${page}#input-${label}` }),
        })),
      };
    }),
  }));
}

function createGuideLink(
  { guide }: Control,
  pages: GuidePages,
  toUrl: (route: string) => string,
): Pick<ControlRow, 'guide'> {
  if (guide === undefined) return {};
  const { page, hash } = splitGuide(guide);
  const found = pages.get(page);
  return found === undefined ? {} : { guide: { label: found.title, url: toUrl(found.route) + hash } };
}
