import { useState } from 'react';
import { expect, it } from 'vitest';
import { mountHook } from '../../../platform/testing/mounted.tsx';
import { useSelection } from './use-selection.ts';

async function selected() {
  const now = await mountHook(() => {
    const [listed, setListed] = useState<readonly string[]>(['a', 'b', 'c', 'd']);
    return { ...useSelection(listed), setListed };
  });
  const becomes = (...ids: string[]) => expect.poll(() => [...now().ids]).toEqual(ids);
  return { now, becomes };
}

it('selects and deselects single documents, in the order of the list', async () => {
  const { now, becomes } = await selected();
  now().toggle('c');
  await becomes('c');
  now().toggle('a');
  await becomes('a', 'c');
  now().toggle('c');
  await becomes('a');
});

it('selects a range in both directions from the last document, which stays selected', async () => {
  const { now, becomes } = await selected();
  now().toggle('b');
  await becomes('b');
  now().toggle('d', true);
  await becomes('b', 'c', 'd');
  now().clear();
  await becomes();
  now().toggle('b', true);
  await becomes('b', 'c', 'd');
});

it('selects one document when a range has no beginning', async () => {
  const { now, becomes } = await selected();
  now().toggle('c', true);
  await becomes('c');
});

it('selects all and none, and forgets documents that left the list', async () => {
  const { now, becomes } = await selected();
  now().setAll(true);
  await becomes('a', 'b', 'c', 'd');
  now().setListed(['b', 'x']);
  await becomes('b');
  now().toggle('x');
  await becomes('b', 'x');
  now().setAll(false);
  await becomes();
});
