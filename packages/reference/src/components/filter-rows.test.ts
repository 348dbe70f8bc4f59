import { describe, expect, it } from 'vitest';
import { type FilterQuery, isEmptyQuery, matchesRow, writeQuery } from './filter-rows.ts';

const row = {
  text: 'log_retention_days number days that logs are kept',
  values: { category: 'a b', required: '' },
};
const ask = (text: string, choices: FilterQuery['choices'] = {}): FilterQuery => ({ text, choices });

describe('filtering rows', () => {
  it('finds a row by parts of its words, in any order and case', () => {
    expect(matchesRow(row, ask('Retention'))).toBe(true);
    expect(matchesRow(row, ask(' kept  log '))).toBe(true);
    expect(matchesRow(row, ask('retention vpc'))).toBe(false);
  });

  it('finds words by their beginnings, those inside of names too, and signs anywhere', () => {
    expect(matchesRow(row, ask('ret day'))).toBe(true);
    expect(matchesRow(row, ask('tention'))).toBe(false);
    expect(matchesRow(row, ask('_retention'))).toBe(true);
    const gateways = { ...row, text: 'destination of num_nat_gateways' };
    expect(matchesRow(gateways, ask('nat'))).toBe(true);
    expect(matchesRow({ ...row, text: 'the destination' }, ask('nat'))).toBe(false);
    expect(matchesRow({ ...row, text: 'nation' }, ask('nat'))).toBe(true);
  });

  it('asks for one of several values of a row', () => {
    expect(matchesRow(row, ask('', { category: 'b' }))).toBe(true);
    expect(matchesRow(row, ask('', { category: 'c' }))).toBe(false);
    expect(matchesRow(row, ask('', { category: '' }))).toBe(true);
    expect(matchesRow(row, ask('', { level: '1' }))).toBe(false);
  });

  it('asks whether a row has a value at all', () => {
    expect(matchesRow(row, ask('', { required: true }))).toBe(true);
    expect(matchesRow({ ...row, values: {} }, ask('', { required: true }))).toBe(false);
    expect(matchesRow({ ...row, values: {} }, ask('', { required: false }))).toBe(true);
  });

  it('knows a query that asks for nothing', () => {
    expect(isEmptyQuery(ask(' ', { category: '', required: false }))).toBe(true);
    expect(isEmptyQuery(ask('a'))).toBe(false);
    expect(isEmptyQuery(ask('', { required: true }))).toBe(false);
  });

  it('writes what is asked into the URL and takes out what is not, and leaves the rest alone', () => {
    const params = new URLSearchParams('other=1&level=2');
    writeQuery(params, 'inputs', ask(' log ', { level: '', required: true }));
    expect(params.toString()).toBe('other=1&inputs=log&required=1');
  });
});
