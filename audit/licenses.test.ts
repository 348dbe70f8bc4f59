import { expect, it } from 'vitest';
import { type BillOfMaterials, countLicenses, listLicenses } from './licenses.ts';

const bill: BillOfMaterials = {
  metadata: { component: { name: 'site' } },
  components: [
    { name: 'b', version: '2.0.0', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'a', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'a', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'c', version: '3.0.0', licenses: [{ expression: 'MIT OR Apache-2.0' }] },
    {
      name: 'd',
      version: '4.0.0',
      licenses: [{ license: { name: 'Own, "free"' } }, { license: { id: 'ISC' } }],
    },
    { name: 'e', version: '5.0.0' },
  ],
};

it('lists every package once, by license', () => {
  expect(listLicenses(bill)).toBe(
    'license,package,version\n"Own, ""free"" AND ISC",d,4.0.0\nMIT OR Apache-2.0,c,3.0.0\nMIT,a,1.0.0\nMIT,b,2.0.0\nnone given,e,5.0.0\n',
  );
});

it('counts the licenses, the most frequent first', () => {
  expect(countLicenses(bill).slice(0, 2)).toEqual([
    ['MIT', 3],
    ['MIT OR Apache-2.0', 1],
  ]);
});
