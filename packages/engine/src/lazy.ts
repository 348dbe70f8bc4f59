// What code of the browser may import that is itself loaded lazily: no page has it at first.

export { adoptStyles, isAddressShown, mountIsland, replaceQuery } from './client/lazy-entry.ts';
