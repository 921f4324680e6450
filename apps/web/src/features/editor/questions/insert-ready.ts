import { newId } from '@lectern/base';
import { insertInSight } from '@lectern/courseware';
import type { Question } from '@lectern/questions';
import type { StoredAsset } from '../document/document-port.ts';
import type { CommandContext } from '../editing/command-context.ts';
import { pageSizeOf } from '../editing/page-geometry.ts';
import { keepAsset } from '../media/keep-asset.ts';
import { asJson, onOwnPages, wholePage } from './new-question.ts';

/** A drawing of a question that is stored, and the name of its file. */
export interface StoredDrawing {
  readonly name: string;
  readonly file: StoredAsset;
}

/**
 * Puts copies of ready questions into the courseware in one undo step: one onto the current page, several onto pages of their own
 * behind it. Returns the ids of the elements; none without a page or the permission to edit.
 */
export function insertReady(
  { session, focusPage }: Pick<CommandContext, 'session' | 'focusPage'>,
  questions: readonly Question[],
  drawings: readonly StoredDrawing[],
): readonly string[] {
  const pageId = session.pageId.get();
  if (pageId === undefined) return [];
  const size = pageSizeOf(session);
  const drafts = questions.map((question) => ({
    question: asJson({ ...question, id: newId() }),
    library: { id: question.id, version: question.version },
  }));
  let ids: readonly string[] = [];
  session.edit((edit) => {
    for (const { file, name } of drawings) keepAsset(edit, file, name);
    const [first] = drafts;
    ids =
      first && drafts.length === 1
        ? [insertInSight(edit, pageId, { type: 'question', frame: wholePage(size), ...first })]
        : onOwnPages(edit, pageId, size, drafts);
  });
  const inserted = session.store.find('element', ids[0] ?? '');
  if (inserted && inserted.parentId !== pageId) session.goToPage(inserted.parentId);
  session.choose(ids.slice(0, 1));
  focusPage();
  return ids;
}
