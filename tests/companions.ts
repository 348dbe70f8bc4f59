import type { PageSource } from '@gruntwork-docs/engine';
import { reference } from '@gruntwork-docs/reference';

// What the engine's launcher gives as `virtual:companions`, for tests that run the engine in their own process.
export { search } from '@gruntwork-docs/search';
export { theme } from '@gruntwork-docs/theme';
export const sources: readonly PageSource[] = [reference];
