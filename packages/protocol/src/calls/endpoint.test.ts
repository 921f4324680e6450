import { expect, it } from 'vitest';
import { endpoint, fillPath } from './endpoint.ts';

it('the names of a path are replaced by their values, encoded', () => {
  expect(fillPath('/users/:id/items/:item_2', { id: 'a/b', item_2: 0 })).toBe('/users/a%2Fb/items/0');
});

it('a name without a value is not replaced', () => {
  expect(fillPath('/users/:id/:name', { id: null })).toBe('/users/:id/:name');
  expect(fillPath('/users/:id', undefined)).toBe('/users/:id');
});

it('the definition of an endpoint is kept as it is', () => {
  const definition = { method: 'GET', path: '/', caller: 'anyone', summary: '', errors: [] } as const;
  expect(endpoint(definition)).toBe(definition);
});
