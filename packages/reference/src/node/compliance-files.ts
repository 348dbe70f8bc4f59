import type { ComplianceView } from '#shared/reference-view.ts';

/** Renders the matrix as CSV (RFC 4180), one row per recommendation and version; URLs are absolute. */
export function renderComplianceCsv(
  { benchmark, versions, controls }: ComplianceView,
  origin: string,
): string {
  const head = [
    'Benchmark',
    'Version',
    'Number',
    'Level',
    'Section',
    'Recommendation',
    'Modules',
    'Inputs',
    'Note',
    'Guide',
  ];
  const rows = versions.flatMap((version, index) =>
    controls.flatMap((control) => {
      const place = control.versions[index];
      if (place === null || place === undefined) return [];
      const modules = control.modules.map(({ label }) => label).join('; ');
      const inputs = control.modules
        .flatMap((module) => module.inputs.map((input) => `${module.label}: ${input.label}`))
        .join('; ');
      const { number, level, section } = place;
      return [
        [
          benchmark,
          version,
          number,
          String(level),
          section,
          control.title,
          modules,
          inputs,
          control.note,
          control.guide?.url === undefined ? '' : origin + control.guide.url,
        ],
      ];
    }),
  );
  return [head, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

/** Quotes a cell if needed; a spreadsheet would take text with a leading sign for a formula. */
function quote(cell: string): string {
  const safe = /^[=+@\t-]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** Renders the matrix as JSON; URLs are absolute. */
export function renderComplianceJson(view: ComplianceView, origin: string): string {
  const { benchmark, versions, controls } = view;
  const absolute = (url: string | undefined): { url?: string } =>
    url === undefined ? {} : { url: origin + url };
  const recommendations = controls.map((control) => ({
    id: control.id.replace(/^control-/, ''),
    title: control.title,
    versions: Object.fromEntries(
      versions.flatMap((version, index) => {
        const place = control.versions[index];
        return place === null || place === undefined ? [] : [[version, place]];
      }),
    ),
    note: control.note,
    ...(control.guide !== undefined && {
      guide: { title: control.guide.label, ...absolute(control.guide.url) },
    }),
    modules: control.modules.map(({ label, url, inputs }) => ({
      name: label,
      ...absolute(url),
      inputs: inputs.map((input) => ({ name: input.label, ...absolute(input.url) })),
    })),
  }));
  return `${JSON.stringify({ benchmark, versions, recommendations }, undefined, 2)}\n`;
}
