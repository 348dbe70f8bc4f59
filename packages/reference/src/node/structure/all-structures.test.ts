import path from 'node:path';
import { findFeeds, readModuleFolder } from '@gruntwork-docs/terraform';
import { parseModule } from '@gruntwork-docs/terraform/model';
import { describe, expect, it } from 'vitest';
import type { StructureBox } from '#shared/structure-view.ts';
import { findModuleFolders } from '../find-module-folders.ts';
import { createGraph } from './create-graph.ts';
import { createStructure, WIDEST } from './create-structure.ts';
import { readPath } from './drawing.ts';

const CATALOG = path.join(import.meta.dirname, '../../../../../site/catalog');

async function drawAll() {
  const drawn = await Promise.all(
    findModuleFolders(CATALOG).map(async ({ path: own }) => {
      const { texts } = await readModuleFolder(path.join(CATALOG, own));
      const { module, declarations } = parseModule(texts, { name: own, path: own });
      if (module === undefined) throw new Error(`${own} does not parse`);
      const composes = module.moduleCalls.map(({ name, source }) => ({
        label: source.replace(/^.*\//, ''),
        calls: [name],
      }));
      const graph = createGraph({ module, feeds: findFeeds(declarations), composes });
      return { own, graph, view: createStructure(graph) };
    }),
  );
  return drawn.flatMap(({ own, graph, view }) => (view === undefined ? [] : [{ own, graph, view }]));
}

const holds = (box: StructureBox, x: number, y: number, by = 0): boolean =>
  x > box.x - by && x < box.x + box.width + by && y > box.y - by && y < box.y + box.height + by;

describe('the pictures of all modules of the catalog', async () => {
  const all = await drawAll();

  it('fit on a phone, whole', () => {
    expect(all.length).toBeGreaterThan(60);
    for (const { own, view } of all) {
      expect(view.width, own).toBeLessThanOrEqual(WIDEST);
      for (const box of view.boxes) {
        expect(box.x + box.width, own).toBeLessThanOrEqual(view.width);
        expect(box.y + box.height, own).toBeLessThanOrEqual(view.height);
      }
      for (const arrow of view.arrows)
        for (const { x, y } of readPath(arrow)) {
          expect(x > 0 && x < view.width && y > 0 && y < view.height, `${own} ${arrow}`).toBe(true);
        }
    }
  });

  it('have arrows that lie behind no box, each from a box to a box', () => {
    for (const { own, graph, view } of all) {
      expect(view.arrows, own).toHaveLength(graph.arrows.length);
      for (const arrow of view.arrows) {
        const points = readPath(arrow);
        const [first, last] = [points[0], points.at(-1)];
        const touched = view.boxes.filter((box) =>
          [first, last].some((end) => end !== undefined && holds(box, end.x, end.y, 2)),
        );
        expect(touched, `${own} ${arrow}`).toHaveLength(2);
        const others = view.boxes.filter((box) => !touched.includes(box));
        const crossed = others.filter((box) => points.some(({ x, y }) => holds(box, x, y)));
        expect(crossed, `${own} ${arrow}`).toEqual([]);
      }
    }
  });

  it('have boxes that do not meet', () => {
    for (const { own, view } of all)
      for (const box of view.boxes) {
        const meets = view.boxes.filter(
          (other) =>
            other.x < box.x + box.width &&
            box.x < other.x + other.width &&
            other.y < box.y + box.height &&
            box.y < other.y + other.height,
        );
        expect(meets, own).toEqual([box]);
      }
  });
});
