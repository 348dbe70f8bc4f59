import path from 'node:path';

/** The project's folder: commands are run in it. */
export const ROOT = path.resolve('.');
