export { type BundleInput, writeBundle } from './write-bundle.ts';
