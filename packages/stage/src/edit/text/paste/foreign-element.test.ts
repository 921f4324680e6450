import { expect, it } from 'vitest';
import { parsed } from '../../testing/markup.ts';
import { DEEPEST_ELEMENT, elementsIn, type ForeignElement, findIn, wordsIn } from './foreign-element.ts';

const body = parsed('a<p>b<i>c</i></p><p id="two">d</p>');
const nested = (depth: number, inside: ForeignElement | string): ForeignElement => {
  let all: ForeignElement = { name: 'i', attribute: () => undefined, children: [inside] };
  for (let level = 0; level < depth; level++)
    all = { name: 'b', attribute: () => undefined, children: [all] };
  return all;
};

it('elementsIn returns the child elements without the text', () => {
  expect(elementsIn(body).map(({ name }) => name)).toEqual(['p', 'p']);
  expect(elementsIn(undefined)).toEqual([]);
});

it('wordsIn returns all text, up to the deepest element', () => {
  expect(wordsIn(body)).toBe('abcd');
  expect(wordsIn(undefined)).toBe('');
  expect(wordsIn(nested(DEEPEST_ELEMENT, 'x'))).toBe('x');
  expect(wordsIn(nested(DEEPEST_ELEMENT + 1, 'x'))).toBe('');
});

it('findIn returns the first matching descendant in document order', () => {
  expect(findIn(body, ({ name }) => name === 'i')?.children).toEqual(['c']);
  expect(findIn(body, ({ name }) => name === 'p')?.children[0]).toBe('b');
  expect(findIn(body, (each) => each.attribute('id') === 'two')?.children).toEqual(['d']);
  expect(findIn(body, ({ name }) => name === 'table')).toBeUndefined();
  expect(findIn(nested(DEEPEST_ELEMENT, 'x'), ({ name }) => name === 'i')).toBeDefined();
  expect(findIn(nested(DEEPEST_ELEMENT + 2, 'x'), ({ name }) => name === 'i')).toBeUndefined();
});
