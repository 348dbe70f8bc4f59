// What code may import from the browser runtime that is itself loaded late: no page has it at first.

export { mountIsland } from './islands/mount-island.ts';
export { adoptStyles } from './page/adopt-styles.ts';
export { isCurrentAddress as isAddressShown, replaceQuery } from './page/replace-query.ts';
