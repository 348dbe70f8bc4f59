/** One line of a panel: values by the number of pages. */
export interface Curve {
  readonly name: string;
  /** The curve that the chart is about: it has the site's color and is drawn on top. */
  readonly isOwn: boolean;
  readonly points: readonly (readonly [pages: number, value: number])[];
}

export interface Panel {
  readonly title: string;
  readonly curves: readonly Curve[];
  /** Formats a value at a point and on the axis. */
  readonly format: (value: number) => string;
}

const WIDTH = 420;
const HEIGHT = 300;
/** Pixels from one label to the next below it. */
const LABEL_HEIGHT = 14;
const MARGIN = { top: 44, right: 96, bottom: 40, left: 56 };

/** The theme's colors, light and dark; the reader's system chooses. */
const STYLE = `
  text { font: 12px 'Source Sans 3', system-ui, sans-serif; fill: #53535f; }
  .title { font-size: 14px; font-weight: 600; fill: #24242e; }
  .ground { fill: #ffffff; }
  .grid { stroke: #e3e3eb; }
  .curve { fill: none; stroke: #8a8a99; stroke-width: 1.5; }
  .dot { fill: #8a8a99; }
  .own.curve { stroke: #5427b8; stroke-width: 2.5; }
  .own.dot, text.own { fill: #5427b8; }
  text.own { font-weight: 600; }
  @media (prefers-color-scheme: dark) {
    text { fill: #abacbc; }
    .title { fill: #d9d9e3; }
    .ground { fill: #101015; }
    .grid { stroke: #2a2a36; }
    .curve { stroke: #777788; }
    .dot { fill: #777788; }
    .own.curve { stroke: #b9a5fa; }
    .own.dot, text.own { fill: #b9a5fa; }
  }`;

/**
 * Draws panels side by side as one SVG. Both axes are logarithmic, so proportional growth is a straight line.
 */
export function drawCostCurve(panels: readonly Panel[], description: string): string {
  const width = panels.length * WIDTH;
  const drawn = panels.map(
    (panel, index) => `<g transform="translate(${index * WIDTH} 0)">${drawPanel(panel)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" role="img" aria-labelledby="title">
<title id="title">${escapeText(description)}</title>
<style>${STYLE}
</style>
<rect class="ground" width="${width}" height="${HEIGHT}" rx="8"/>
${drawn.join('\n')}
</svg>
`;
}

function drawPanel({ title, curves, format }: Panel): string {
  const points = curves.flatMap((curve) => curve.points);
  const counts = [...new Set(points.map(([pages]) => pages))].sort((a, b) => a - b);
  const values = points.map(([, value]) => value);
  const decades = listDecades(Math.min(...values), Math.max(...values));
  const x = createScale(counts[0] ?? 1, counts.at(-1) ?? 1, MARGIN.left, WIDTH - MARGIN.right);
  const y = createScale(decades[0] ?? 1, decades.at(-1) ?? 1, HEIGHT - MARGIN.bottom, MARGIN.top);
  const grid = decades.map(
    (value) =>
      `<path class="grid" d="M${MARGIN.left} ${y(value)}H${WIDTH - MARGIN.right}"/><text x="${MARGIN.left - 8}" y="${y(value) + 4}" text-anchor="end">${escapeText(format(value))}</text>`,
  );
  const axis = counts.map(
    (count) =>
      `<text x="${x(count)}" y="${HEIGHT - MARGIN.bottom + 20}" text-anchor="middle">${count.toLocaleString('en')}</text>`,
  );
  const labels = spreadLabels(
    curves.map(({ points: own }) => [x(own.at(-1)?.[0] ?? 1), y(own.at(-1)?.[1] ?? 1)]),
  );
  const lines = curves.map((curve, index) => drawCurve(curve, x, y, labels[index] ?? 0));
  return [
    `<text class="title" x="${MARGIN.left}" y="24">${escapeText(title)}</text>`,
    ...grid,
    ...axis,
    ...lines,
  ].join('\n');
}

type Scale = (value: number) => number;

function drawCurve({ name, isOwn, points }: Curve, x: Scale, y: Scale, label: number): string {
  const own = isOwn ? 'own ' : '';
  const path = points.map(([pages, value]) => `${x(pages)} ${y(value)}`).join('L');
  const dots = points.map(
    ([pages, value]) => `<circle class="${own}dot" cx="${x(pages)}" cy="${y(value)}" r="3.5"/>`,
  );
  const at = x(points.at(-1)?.[0] ?? 1) + 9;
  return `<path class="${own}curve" d="M${path}"/>${dots.join('')}<text${isOwn ? ' class="own"' : ''} x="${at}" y="${label + 4}">${escapeText(name)}</text>`;
}

/**
 * Returns the heights of the labels at the ends of curves: labels at the same number of pages are spread
 * apart.
 */
function spreadLabels(ends: readonly (readonly [x: number, y: number])[]): number[] {
  const lowest = new Map<number, number>();
  const heights: number[] = [];
  const order = [...ends.entries()].sort(([, [, one]], [, [, other]]) => one - other);
  for (const [index, [x, y]] of order) {
    const height = Math.max(y, (lowest.get(x) ?? Number.NEGATIVE_INFINITY) + LABEL_HEIGHT);
    lowest.set(x, height);
    heights[index] = height;
  }
  return heights;
}

/** Returns powers of ten and three times these around some values: 1, 3, 10, 30. */
function listDecades(least: number, most: number): number[] {
  const steps = [-2, -1, 0, 1, 2, 3, 4, 5].flatMap((power) => [10 ** power, 3 * 10 ** power]);
  const from = steps.findLast((step) => step <= least) ?? least;
  const to = steps.find((step) => step >= most) ?? most;
  return steps.filter((step) => step >= from && step <= to).map((step) => Number(step.toPrecision(2)));
}

function createScale(from: number, to: number, start: number, end: number): Scale {
  const span = Math.log(to / from) || 1;
  return (value) => Math.round(start + (Math.log(value / from) / span) * (end - start));
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
