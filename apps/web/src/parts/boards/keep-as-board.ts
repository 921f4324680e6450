import type { Readable } from '@lectern/base';
import { boardOf, type NewBoardPage } from '@lectern/courseware/board';
import { createDocument } from '@lectern/protocol/documents';
import { call } from '../../platform/api/call.ts';
import { type SavedState, whenSaved } from '../courseware/index.ts';

export interface KeptAsBoard {
  readonly name: string;
  readonly pages: readonly NewBoardPage[];
  /** Of a page, logical pixels. */
  readonly size: { readonly w: number; readonly h: number };
}

/** Makes a board of these pages at the top of the user's disk. Resolves once the server has all of it, and rejects where it has not. */
export async function keepAsBoard(userId: string, { name, pages, size }: KeptAsBoard): Promise<string> {
  const { openBoard } = await import('../courseware/lazy.ts');
  const { id } = await call(createDocument, {
    query: { auto_rename: true },
    body: { name, resource_type_code: 'superboard' },
  });
  const { live, release } = await openBoard(id, { id: userId, name: '' });
  try {
    const { store } = live;
    const blank = store.pages();
    const { records } = boardOf(pages, size);
    let unsent = 0;
    // What is sent at once has a limit, and a slow network its time for each part. Nobody takes any of it back.
    for (const page of records) {
      if (page.kind === 'deck') store.transact((edit) => edit.update('deck', { size }), WRITTEN);
      if (page.kind !== 'page') continue;
      store.transact((edit) => {
        edit.create(page);
        for (const each of records) {
          if (each.kind !== 'element' || each.parentId !== page.id) continue;
          edit.create(each);
          if (each.type === 'ink') unsent += each.points.length;
        }
      }, WRITTEN);
      if (unsent < SENT_AT_ONCE) continue;
      await allSaved(live.saved);
      unsent = 0;
    }
    store.transact((edit) => {
      for (const page of blank) edit.remove(page);
    }, WRITTEN);
    await allSaved(live.saved);
  } finally {
    release();
  }
  return id;
}

const WRITTEN = { source: 'import' } as const;
/** Numbers of points, of at most nine bytes each: far below what one message may have. */
const SENT_AT_ONCE = 200_000;

async function allSaved(saved: Readable<SavedState>): Promise<void> {
  await whenSaved(saved);
  if (saved.get().type !== 'saved') throw new Error('the board is not on the server yet');
}
