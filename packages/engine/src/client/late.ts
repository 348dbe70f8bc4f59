// What code may import from the browser runtime that is itself loaded late: no page has it at first.
export { adoptStyles } from './adopt-styles.ts';
export { mountIsland } from './mount-island.ts';
