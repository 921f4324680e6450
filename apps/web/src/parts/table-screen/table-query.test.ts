import { describe, expect, it } from 'vitest';
import { readTableQuery, withFilters, withState } from './table-query.ts';

const read = (query: string) => readTableQuery(new URLSearchParams(query));

describe('readTableQuery', () => {
  it.each([
    ['', { search: '', state: { page: 1 } }],
    ['filter=三年级 2', { search: '三年级 2', state: { page: 1 } }],
    ['sort=count', { search: '', state: { sort: { id: 'count', descending: false }, page: 1 } }],
    ['sort=-count&page=3', { search: '', state: { sort: { id: 'count', descending: true }, page: 3 } }],
  ])('returns search, sort and page of "%s"', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=two', 'page=1e99', 'sort=', 'sort=a b', 'sort=--a'])(
    'ignores the invalid value "%s"',
    (query) => {
      expect(read(query)).toEqual({ search: '', state: { page: 1 } });
    },
  );

  it('cuts a search text after 200 characters', () => {
    expect(read(`filter=${'长'.repeat(5_000)}`).search).toHaveLength(200);
  });
});

describe('withState', () => {
  it.each([
    [{ page: 1 }, 'class=7'],
    [{ page: 2 }, 'class=7&page=2'],
    [{ sort: { id: 'name', descending: true }, page: 4 }, 'class=7&sort=-name&page=4'],
  ])('writes a state that readTableQuery returns: %o', (state, query) => {
    const written = withState(new URLSearchParams('class=7&sort=count&page=9'), state);
    expect(written.toString()).toBe(query);
    expect(readTableQuery(written).state).toEqual(state);
  });
});

describe('withFilters', () => {
  it('returns to the first page and keeps the sort', () => {
    const query = new URLSearchParams('tab=people&sort=-name&page=3');
    expect(withFilters(query, { filter: '李', state: 'active' }).toString()).toBe(
      `tab=people&sort=-name&filter=${encodeURIComponent('李')}&state=active`,
    );
    expect(withFilters(query, { tab: '', filter: undefined }).toString()).toBe('sort=-name');
  });
});
