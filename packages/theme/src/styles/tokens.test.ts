/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The test runner replaces imported stylesheets with an empty text.
const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Returns the declarations of the first rule for a selector. */
function readColors(selector: string): Map<string, string> {
  const start = tokens.indexOf(`${selector} {`);
  const body = tokens.slice(start, tokens.indexOf('}', start));
  return new Map(
    [...body.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Returns the relative luminance of `#rrggbb`, WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const light = readColors(':root');
const modes = { light, dark: new Map([...light, ...readColors('[data-theme="dark"]')]) };
const grounds = ['background', 'surface', 'raised'];

/** Minimum contrast of a color on each of its backgrounds. */
const aims: [color: string, ratio: number, grounds: string[]][] = [
  ['text', 7, [...grounds, 'hover', 'accent-tint', 'second-tint', 'highlight', 'added', 'deleted']],
  ['muted', 7, ['background']],
  ['muted', 4.5, [...grounds, 'hover', 'accent-tint', 'second-tint']],
  ['accent', 7, ['background']],
  ['accent', 4.5, [...grounds, 'hover', 'accent-tint']],
  ['faint', 4.5, grounds],
  ['info', 4.5, grounds],
  ['tip', 4.5, [...grounds, 'added']],
  ['warning', 4.5, grounds],
  ['danger', 4.5, [...grounds, 'deleted']],
  ['on-accent', 4.5, ['accent-strong']],
  // Borders of controls, WCAG 1.4.11.
  ['line-strong', 3, ['background']],
];

for (const [mode, colors] of Object.entries(modes)) {
  const get = (name: string): string => colors.get(name) ?? expect.fail(`${mode} mode has no color ${name}`);
  for (const [color, ratio, on] of aims) {
    test(`in ${mode} mode ${color} has a contrast of ${ratio}:1 on ${on.join(', ')}`, () => {
      for (const ground of on) {
        const actual = contrast(get(color), get(ground));
        expect(actual, `${color} on ${ground}`).toBeGreaterThanOrEqual(ratio);
      }
    });
  }
}
