import { expect, it } from 'vitest';
import { shortClasses } from './short-classes.ts';

it('shortClasses returns one hash for all classes of a style sheet, and different hashes for different sheets', () => {
  const nameOf = shortClasses('/checkout');
  const [one, two] = ['title', 'text'].map((name) => nameOf(name, '/checkout/apps/web/src/a.module.css'));
  const other = nameOf('title', '/checkout/apps/web/src/b.module.css');
  expect(one).toMatch(/^title-[a-z0-9]{4}$/);
  expect(two?.slice(-4)).toBe(one?.slice(-4));
  expect(other).not.toBe(one);
});

it('shortClasses returns the same name in every checkout, with or without a query', () => {
  const name = shortClasses('/checkout')('title', '/checkout/packages/ui/src/a.module.css');
  expect(shortClasses('/other')('title', '/other/packages/ui/src/a.module.css?used')).toBe(name);
});

it('shortClasses throws when two sheets have the same hash', () => {
  const nameOf = shortClasses('/checkout');
  expect(() => {
    for (let i = 0; i < 20_000; i += 1) nameOf('a', `/checkout/${i}.module.css`);
  }).toThrow(/have the same hash/);
});
