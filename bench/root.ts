import path from 'node:path';

/** The project's folder: commands run in it. */
export const ROOT = path.resolve('.');
