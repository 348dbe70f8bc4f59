/** Prefix of hashes that open the builder; no heading has such an id. */
export const BUILDER_HASH = '#call:';
