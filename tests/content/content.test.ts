import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalogNames } from './catalog-names.ts';
import { loadPages } from './load-pages.ts';
import { loadTexts } from './load-texts.ts';
import { checkNames } from './names.ts';
import * as rules from './rules.ts';
import { checkVersions } from './versions.ts';
import { checkSpelling, checkWords } from './words.ts';

const pages = await loadPages();
const texts = await loadTexts();

describe(`the ${pages.length} written pages`, () => {
  it('have a description each', () => expect(rules.checkDescriptions(pages)).toEqual([]));
  it('nest their headings without gaps and do not repeat the title', () =>
    expect(rules.checkHeadings(pages)).toEqual([]));
  it('say enough to earn their route', () => expect(rules.checkLength(pages)).toEqual([]));
  it('have a text alternative for every picture', () => expect(rules.checkImages(pages)).toEqual([]));
  it('are linked from another page and lead on', () => expect(rules.checkLinks(pages)).toEqual([]));
  it('do not repeat each other', () => expect(rules.checkRepeats(pages)).toEqual([]));
  it('use one word for one thing', () => expect(rules.checkTerms(pages)).toEqual([]));
  it('are free of the habits and words that the site avoids', () => expect(checkWords(pages)).toEqual([]));
  it('are spelled the American way', () => expect(checkSpelling(texts)).toEqual([]));
  it('insert the versions that the data holds', () => expect(checkVersions(texts)).toEqual([]));
  it('name inputs and outputs that the services have which they link to', () =>
    expect(checkNames(pages, readCatalogNames(path.join(import.meta.dirname, '../../site/catalog')))).toEqual(
      [],
    ));
});
