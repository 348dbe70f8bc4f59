import { afterAll, beforeAll, expect } from 'vitest';
import { createSite, type SiteFixture } from './site-fixture.ts';

export interface PreparedSite extends Omit<SiteFixture, 'delete'> {
  /** What the first build said. */
  readonly said: string;
  /** The main part of a page; empty for one without. */
  readMain(file: string): Promise<string>;
}

/** Makes and builds a site before the tests of the file that calls it, and deletes it behind them. */
export function prepareSite(files: Readonly<Record<string, string>>): PreparedSite {
  let made: SiteFixture | undefined;
  let said = '';
  const get = (): SiteFixture => {
    if (made === undefined) throw new Error('the site is made before the first test, and not sooner');
    return made;
  };
  beforeAll(async () => {
    made = await createSite(files);
    const { code, err, out } = await made.build();
    expect(code, err).toBe(0);
    said = err + out;
  });
  afterAll(() => get().delete());
  return {
    get said() {
      return said;
    },
    get dir() {
      return get().dir;
    },
    get out() {
      return get().out;
    },
    write: (texts) => get().write(texts),
    remove: (file) => get().remove(file),
    build: (...args) => get().build(...args),
    read: (file) => get().read(file),
    list: () => get().list(),
    readMain: async (file) => /<main[\s\S]*<\/main>/.exec(await get().read(file))?.[0] ?? '',
  };
}
