import type { showToast } from '@lectern/ui';
import { expect, it } from 'vitest';
import { openEditor, rectangle } from '../commands/testing.ts';
import { offerUndo } from './offer-undo.ts';

const WORDS = { text: '已删除 1 页', label: '撤销' };

/** An editor after one step, with an offer to undo it; `offers` are the messages shown. */
async function offered() {
  const { session, store } = openEditor();
  const offers: Parameters<typeof showToast>[0][] = [];
  session.edit((edit) => edit.create(rectangle('a', 100)));
  offerUndo(session, WORDS, {
    show: (content) => offers.push(content),
    dismiss: (id) => void offers.splice(id - 1),
  });
  await Promise.resolve();
  return { session, store, offers };
}

it('an offer to undo a step undoes that step', async () => {
  const { store, offers } = await offered();
  offers[0]?.action?.run();
  expect(store.children('one')).toEqual([]);
});

it.each([
  ['is followed by another', ({ session }) => session.edit((edit) => edit.create(rectangle('b', 200)))],
  ['is undone', ({ session }) => session.undo()],
] as readonly [string, (world: Awaited<ReturnType<typeof offered>>) => unknown][])(
  'an offer to undo a step is removed when the step %s, for it would undo another step',
  async (_, work) => {
    const world = await offered();
    work(world);
    expect(world.offers).toEqual([]);
  },
);
