// Exports of the browser runtime for lazily loaded code: no page loads this module initially.

export { mountIsland } from './islands/mount-island.ts';
export { adoptStyles } from './page/adopt-styles.ts';
export { isCurrentAddress as isAddressShown, replaceQuery } from './page/replace-query.ts';
