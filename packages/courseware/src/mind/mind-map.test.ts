import { expect, it } from 'vitest';
import { MIND_WAYS } from './mind-drawing.ts';
import { mindMap, mindWords } from './mind-map.ts';

it('mindMap reads direction and format, with defaults for other values', () => {
  expect(mindMap({})).toMatchObject({ way: 'right', look: 'colors', tree: { id: 'root', children: [] } });
  expect(mindMap({ way: 'odd', look: 'odd' })).toMatchObject({ way: 'right', look: 'colors' });
  for (const way of MIND_WAYS) expect(mindMap({ way, look: 'plain' })).toMatchObject({ way, look: 'plain' });
});

it('mindWords joins the texts of the nodes, without empty texts', () => {
  const node = (id: string, text: string) => ({
    id,
    parent: '',
    order: 0,
    text,
    folded: false,
    children: [],
  });
  const tree = {
    ...node('root', 'a'),
    children: [{ ...node('b', ''), children: [node('c', 'c')] }, node('d', 'd')],
  };
  expect(mindWords({ tree, way: 'right', look: 'colors' })).toBe('a、c、d');
});
