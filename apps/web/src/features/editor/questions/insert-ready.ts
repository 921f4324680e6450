import { newId } from '@lectern/base';
import { type Edit, insertInSight } from '@lectern/courseware';
import type { Question } from '@lectern/questions';
import type { ImportedQuestions } from '../../../parts/question-files/index.ts';
import type { StoredAsset } from '../document/document-port.ts';
import type { CommandContext } from '../editing/command-context.ts';
import { pageSizeOf } from '../editing/page-geometry.ts';
import { keepAsset } from '../media/keep-asset.ts';
import { asJson, onOwnPages, type QuestionDraft, wholePage } from './new-question.ts';

type EditContext = Pick<CommandContext, 'session' | 'focusPage'>;

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
  context: EditContext,
  questions: readonly Question[],
  drawings: readonly StoredDrawing[],
): readonly string[] {
  const drafts = questions.map((question) => ({
    question: asJson({ ...question, id: newId() }),
    library: { id: question.id, version: question.version },
  }));
  return insertDrafts(context, drafts, (edit) => {
    for (const { file, name } of drawings) keepAsset(edit, file, name);
  });
}

/** Puts questions of a file into the courseware in one undo step, with their files, as `insertReady` does. */
export function insertImported(
  context: EditContext,
  { questions, files }: Pick<ImportedQuestions, 'questions' | 'files'>,
): readonly string[] {
  const drafts = questions.map((question) => ({ question: asJson({ ...question, id: newId() }) }));
  return insertDrafts(context, drafts, (edit) => {
    for (const { hash, ...item } of files)
      if (!edit.find('asset', hash)) edit.create({ kind: 'asset', id: hash, ...item });
  });
}

function insertDrafts(
  { session, focusPage }: EditContext,
  drafts: readonly QuestionDraft[],
  keepFiles: (edit: Edit) => void,
): readonly string[] {
  const pageId = session.pageId.get();
  if (pageId === undefined) return [];
  const size = pageSizeOf(session);
  let ids: readonly string[] = [];
  session.edit((edit) => {
    keepFiles(edit);
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
