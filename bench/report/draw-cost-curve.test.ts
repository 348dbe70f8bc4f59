import { expect, test } from 'vitest';
import { drawCostCurve } from './draw-cost-curve.ts';

const format = (value: number) => `${value} s`;
const draw = (own: readonly (readonly [number, number])[]) =>
  drawCostCurve(
    [
      {
        title: 'Time <cold>',
        format,
        curves: [
          { name: 'Other', isOwn: false, points: [[1260, 90]] },
          { name: 'Own', isOwn: true, points: own },
        ],
      },
    ],
    'Time by pages.',
  );

test('what grows with the number of pages is a straight line', () => {
  const svg = draw([
    [1000, 2],
    [4000, 8],
    [16000, 32],
  ]);
  const [, path = ''] = /class="own curve" d="M([^"]+)"/.exec(svg) ?? [];
  const points = path.split('L').map((point) => point.split(' ').map(Number));
  const [first, middle, last] = points;
  expect(points).toHaveLength(3);
  expect(middle?.[0]).toBeCloseTo(((first?.[0] ?? 0) + (last?.[0] ?? 0)) / 2, -0.5);
  expect(middle?.[1]).toBeCloseTo(((first?.[1] ?? 0) + (last?.[1] ?? 0)) / 2, -0.5);
});

test('the picture is well formed, has a title, and colors for dark systems', () => {
  const svg = draw([[1260, 5]]);
  expect(svg.match(/<(?:g|svg)\b/g)?.length).toBe(svg.match(/<\/(?:g|svg)>/g)?.length);
  expect(svg).toContain('<title id="title">Time by pages.</title>');
  expect(svg).toContain('prefers-color-scheme: dark');
  expect(svg).not.toContain('<cold>');
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});

test('a name stands behind the end of its curve, and below another one only where both curves end', () => {
  const heightOf = (svg: string, sign: RegExp): number => Number(sign.exec(svg)?.[1]);
  const own = /class="own" x="\d+" y="(\d+)"/;
  const dot = /class="own dot" cx="\d+" cy="(\d+)" r="[\d.]+"\/><text/;
  const apart = draw([
    [1260, 5],
    [5040, 89],
  ]);
  expect(heightOf(apart, own) - 4).toBe(heightOf(apart, dot));
  const beside = draw([[1260, 90]]);
  expect(heightOf(beside, own) - 4).toBe(heightOf(beside, dot) + 14);
});
