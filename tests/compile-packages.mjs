import { compilePackages } from '../scripts/compile-changed.mjs';

/** Compiles the packages once, before tests run programs of them at the same time. */
export function setup() {
  compilePackages();
}
