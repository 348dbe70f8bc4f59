import { defineSite, defineSource, extendTheme, type SiteDefinition } from '@gruntwork-docs/engine';
import type { PagePlan } from '@gruntwork-docs/engine/source';
// Adds its key to the type of a config.
import '@gruntwork-docs/reference';
import { search } from '@gruntwork-docs/search';
import { theme } from '@gruntwork-docs/theme';
import { describe, expectTypeOf, it } from 'vitest';

// The compiler is the test here: a line marked `@ts-expect-error` that compiles fails `npm run types`.

describe('the type of a config', () => {
  it('takes a site without any key, and gives it back', () => {
    expectTypeOf(defineSite({})).toEqualTypeOf<SiteDefinition>();
  });

  it('takes settings of search, a search, a theme and sources', () => {
    defineSite({ title: 'Docs', search: { provider: 'none' } });
    defineSite({ search, theme, sources: [] });
  });

  it('refuses a key that does not exist, and a value of another type', () => {
    // @ts-expect-error: `titel` is no key.
    defineSite({ titel: 'Docs' });
    // @ts-expect-error: a title is a text.
    defineSite({ title: 1 });
    // @ts-expect-error: the modes are `light` and `dark`.
    defineSite({ colorMode: { defaultMode: 'blue' } });
  });

  it('knows the keys of sources that are installed', () => {
    defineSite({ catalog: { repository: 'acme/modules' } });
    // @ts-expect-error: `repo` is no key of the catalog.
    defineSite({ catalog: { repo: 'acme/modules' } });
  });
});

describe('the type of a source', () => {
  it('hands what was loaded to the plan', () => {
    defineSource({
      name: 'notes',
      load: async () => ({ hash: '1', notes: ['A note.'] }),
      plan: ({ notes }) => {
        expectTypeOf(notes).toEqualTypeOf<string[]>();
        return { pages: [] as PagePlan[] };
      },
    });
  });

  it('wants a hash of what was loaded', () => {
    defineSource({
      name: 'notes',
      // @ts-expect-error: the hash is missing.
      load: async () => ({ notes: [] }),
      plan: () => ({ pages: [] }),
    });
  });
});

describe('the type of a theme', () => {
  it('knows the names of its slots', () => {
    extendTheme(theme, { slots: { Footer: './components/Footer.tsx' } });
    // @ts-expect-error: there is no such slot.
    () => extendTheme(theme, { slots: { Fotter: './components/Footer.tsx' } });
  });

  it('does not let a site rename its slots', () => {
    // @ts-expect-error: names of slots are the theme's own.
    () => extendTheme(theme, { slotNames: ['Footer'] });
  });
});
