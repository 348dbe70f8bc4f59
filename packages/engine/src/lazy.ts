// Exports for lazily loaded browser code: no page loads this module initially.

export { adoptStyles, isAddressShown, mountIsland, replaceQuery } from './client/lazy-entry.ts';
