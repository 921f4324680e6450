import { type MindChange, type MindNode, ROOT } from '@lectern/courseware/mind';
import { expect, it, vi } from 'vitest';
import { mountHook } from '../../platform/testing/mounted.tsx';
import { useTopics } from './use-topics.ts';

const node = (id: string, text: string, ...children: MindNode[]): MindNode =>
  ({ id, text, folded: false, children }) as unknown as MindNode;

async function map(tree = node(ROOT, '秋', node('a', '叶'), node('b', '果', node('c', '梨')))) {
  const changes: [MindChange, string | undefined][] = [];
  const [onFull, focusMap] = [vi.fn(), vi.fn()];
  const now = await mountHook(() =>
    useTopics({
      tree,
      treeNow: () => tree,
      change: (change, merge) => void changes.push([change, merge]),
      onFull,
      focusMap,
    }),
  );
  const choose = async (id: string) => {
    now().choose(id);
    await expect.poll(() => now().chosen.id).toBe(id);
  };
  return { now, changes, onFull, focusMap, choose };
}

it('selects the root at first and for an unknown topic, and knows the parent', async () => {
  const { now, choose } = await map();
  expect([now().chosen.id, now().parent]).toEqual([ROOT, undefined]);
  await choose('c');
  expect(now().parent?.id).toBe('b');
  now().choose('gone');
  await expect.poll(() => now().chosen.id).toBe(ROOT);
});

it('adds a topic, and edits it, as one step with its first text', async () => {
  const { now, changes } = await map();
  now().addChild();
  await expect.poll(() => now().writing).toBeDefined();
  expect(changes).toEqual([[expect.anything(), `mind:${now().writing}`]]);
});

it('adds no topic to a full map', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => node(`n${index}`, ''));
  const { now, changes, onFull } = await map(node(ROOT, '', ...many));
  now().addChild();
  expect([changes, onFull.mock.calls.length]).toEqual([[], 1]);
});

it('writes a changed text only, and then returns the focus to the map', async () => {
  const { now, changes, focusMap } = await map();
  now().startWriting('a');
  await expect.poll(() => now().writing).toBe('a');
  now().write(node('a', '叶'), ' 叶 ');
  now().write(node('a', '叶'), undefined);
  expect(changes).toEqual([]);
  now().write(node('a', '叶'), '红叶');
  await expect.poll(() => now().writing).toBeUndefined();
  expect([changes.length, changes[0]?.[1], focusMap.mock.calls.length]).toEqual([1, undefined, 3]);
});

it('merges the first text of an empty topic into its creation', async () => {
  const { now, changes } = await map(node(ROOT, '秋', node('a', '')));
  now().write(node('a', ''), '叶');
  expect(changes[0]?.[1]).toBe('mind:a');
});

it('adds a child after writing on request, instead of returning the focus', async () => {
  const { now, changes, focusMap } = await map();
  now().write(node('a', '叶'), '叶', 'child');
  await expect.poll(() => now().writing).toBeDefined();
  expect([changes.length, focusMap.mock.calls.length]).toEqual([1, 0]);
});

it('types over the selected topic, until it is written', async () => {
  const { now, choose } = await map();
  await choose('b');
  now().typeOver();
  await expect.poll(() => [now().writing, now().typedOver]).toEqual(['b', true]);
  now().write(node('b', '果'), undefined);
  await expect.poll(() => [now().writing, now().typedOver]).toEqual([undefined, false]);
  expect([now().wordsOf('b'), now().wordsOf('gone')]).toEqual(['果', '']);
});

it('folds topics with children only', async () => {
  const { now, changes, choose } = await map();
  await choose('a');
  now().fold();
  expect(changes).toEqual([]);
  now().fold(node('b', '果', node('c', '梨')));
  expect(changes).toHaveLength(1);
});

it.each([
  ['a', 'b'],
  ['b', 'a'],
  ['c', 'b'],
])('removes %s and selects %s', async (id, next) => {
  const { now, changes, choose } = await map();
  await choose(id);
  now().remove();
  await expect.poll(() => now().chosen.id).toBe(next);
  expect(changes).toHaveLength(1);
});

it('does not remove the root', async () => {
  const { now, changes } = await map();
  now().remove();
  expect(changes).toEqual([]);
});
