import { expect, type Page, test } from '@playwright/test';
import { auditContrast } from './support/audit-contrast.ts';
import { auditLinks } from './support/audit-links.ts';
import { auditPage, loadAudit, showColors } from './support/audit-page.ts';
import { listPages } from './support/built-site.ts';
import { findOverflow } from './support/find-overflow.ts';
import { startVisit, type Visit } from './support/visit-page.ts';

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  /** Whether it is asked for more than colors: once for each width. Names, structure and sizes depend on no color. */
  readonly isWhole: boolean;
}

/** What is asked in each look: contrast of each kind of text once, and links that no line marks. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const LOOKS: readonly Look[] = [
  { width: 1280, theme: 'light', isWhole: true },
  { width: 1280, theme: 'dark', isWhole: false },
  { width: 320, theme: 'dark', isWhole: true },
  { width: 320, theme: 'light', isWhole: false },
];

const PAGES_PER_TEST = 12;

/** Kinds of texts that have been judged, on all pages that this process has seen. */
const judged = new Set<string>();
/** Of links in texts. */
const judgedLinks = new Set<string>();

const show = async (page: Page, { width, theme }: Pick<Look, 'width' | 'theme'>): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await showColors(page, theme);
};

const auditLook = async (page: Page, { isWhole }: Look): Promise<string[]> => [
  ...(isWhole ? await auditPage(page, { except: COLOR_RULES }) : []),
  ...(isWhole ? (await findOverflow(page)).map((element) => `scrolls sideways: ${element}`) : []),
  ...(await auditContrast(page, judged)),
  ...(await auditLinks(page, judgedLinks)),
];

/** Begins with the look that the page before ended with: to lay a page out anew is a fourth of the time. */
let looks = LOOKS.toReversed();

const audit = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  looks = looks.toReversed();
  for (const look of looks) {
    await show(page, look);
    const found = await auditLook(page, look);
    faults.push(...found.map((fault) => `(${look.theme}, ${look.width} px) ${fault}`));
  }
  return faults;
};

const visitAndAudit = async (page: Page, visit: Visit, url: string): Promise<string[]> => {
  if (await visit.open(url)) await loadAudit(page);
  return (await audit(page)).map((fault) => `${url} ${fault}`);
};

const urls = [...(await listPages()), '/no-such-page'];
for (let first = 0; first < urls.length; first += PAGES_PER_TEST) {
  const group = urls.slice(first, first + PAGES_PER_TEST);
  // Spec: faults/320-px-200-zoom, faults/no-accessibility-violation-valid
  test(`pages ${first + 1} to ${first + group.length} have no accessibility violation, light and dark, wide and narrow, and scroll sideways in neither`, async ({
    page,
  }) => {
    test.setTimeout(group.length * 10_000);
    const faults: string[] = [];
    const visit = startVisit(page);
    for (const url of group) faults.push(...(await visitAndAudit(page, visit, url)));
    expect(faults).toEqual([]);
  });
}

// Spec: faults/no-accessibility-violation-valid
test('the parts of narrow windows have enough contrast, light and dark', async ({ page }) => {
  await page.goto('docs/reference/services/networking/virtual-private-cloud-vpc');
  await loadAudit(page);
  for (const theme of ['light', 'dark'] as const) {
    await show(page, { width: 360, theme });
    await expect(page.locator('.toc-fold')).toBeVisible();
    expect(await auditPage(page, { only: ['color-contrast', 'link-in-text-block'] }), theme).toEqual([]);
  }
});

test('one defect of each kind is found on a page like one that has been looked at before', async ({
  page,
}) => {
  test.slow();
  const visit = startVisit(page);
  await visitAndAudit(page, visit, '/docs/intro/overview/how-it-works');
  expect(await visitAndAudit(page, visit, '/docs/intro/next-steps')).toEqual([]);
  await page.evaluate(() => {
    const plant = (id: string, name = 'p', text = 'Some text', into = '.markdown'): HTMLElement => {
      const element = Object.assign(document.createElement(name), { id, textContent: text });
      document.querySelector(into)?.append(element);
      return element;
    };
    for (const id of ['pale', 'pale-in-light', 'pale-in-dark', 'pale-in-narrow', 'see-through']) plant(id);
    plant('on-pale').append(plant('inner', 'code'));
    plant('behind', 'p', '');
    plant('before');
    plant('unnamed', 'button', '');
    plant('unnamed-in-narrow', 'button', '');
    plant('heading', 'h6');
    plant('image', 'img');
    plant('role').setAttribute('role', 'knob');
    plant('second', 'main', 'Some text', '.page');
    plant('scrolls', 'p', 'Many words '.repeat(99));
    plant('wide').className = 'too-wide';
    const link = (id: string): Partial<HTMLAnchorElement> => ({ id, href: '#_main', textContent: 'a link' });
    plant('text').append(Object.assign(document.createElement('a'), link('link')), ' and more');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      #pale { color: #888; background: #777; }
      [data-theme=light] #pale-in-light { color: #ddd; }
      [data-theme=dark] #pale-in-dark { color: #333; }
      @media (width < 400px) { #pale-in-narrow { color: #888; } }
      #see-through { opacity: 0.4; }
      #on-pale { background: #888; }
      #inner { background: none; }
      #behind { height: 2rem; margin: 0; background: #808080; }
      #before { height: 2rem; margin: -2rem 0 0; }
      #wide { width: 4000px; }
      #text { color: #000; background: #fff; }
      #link { color: #333; text-decoration: none; border: 0; font: inherit; }
      #unnamed-in-narrow { display: none; }
      @media (width < 400px) { #unnamed-in-narrow { display: block; } }
      #scrolls { width: 5rem; height: 3rem; overflow: auto; }`);
    document.adoptedStyleSheets.push(sheet);
  });
  const faults = await audit(page);
  const [wide, wideDark, narrowDark, narrow] = ['light, 1280', 'dark, 1280', 'dark, 320', 'light, 320'];
  const all = [wide, wideDark, narrowDark, narrow];
  const expected: Record<string, string[]> = {
    'color-contrast: #pale': all,
    'color-contrast: #pale-in-light': [wide, narrow],
    'color-contrast: #pale-in-dark': [wideDark, narrowDark],
    'color-contrast: #pale-in-narrow': [narrow],
    'color-contrast: #see-through': all,
    'color-contrast: #on-pale': all,
    'color-contrast: #inner': all,
    'color-contrast: #before': all,
    'button-name: #unnamed': [wide, narrowDark],
    'button-name: #unnamed-in-narrow': [narrowDark],
    'heading-order: #heading': [wide, narrowDark],
    'image-alt: #image': [wide, narrowDark],
    'link-in-text-block: #link': all,
    'aria-roles: #role': [wide, narrowDark],
    'landmark-no-duplicate-main: #_main': [wide, narrowDark],
    'landmark-unique: #_main': [wide, narrowDark],
    'scrollable-region-focusable: #scrolls': [wide, narrowDark],
    'scrolls sideways: p.too-wide': [wide, narrowDark],
  };
  const wanted = Object.entries(expected).flatMap(([fault, looks]) =>
    looks.map((look) => `(${look} px) ${fault}`),
  );
  expect(faults.toSorted()).toEqual(wanted.toSorted());
});

test('a line of code that is longer than its box is judged by a short text of its kind', async ({ page }) => {
  await page.goto('docs/reference/services/landing-zone/aws-root-account-baseline-wrapper');
  await loadAudit(page);
  const known = new Set<string>();
  await show(page, { width: 1280, theme: 'light' });
  expect(await auditContrast(page, known)).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('c-1 { color: #bbb !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await auditContrast(page, known)).toEqual(['color-contrast: #sample-of-c-1']);
});
