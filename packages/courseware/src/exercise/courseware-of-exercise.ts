import * as Y from 'yjs';
import { blankCourseware } from '../blank-courseware.ts';
import type { Edit } from '../document/edit.ts';
import { type CoursewareSnapshot, snapshotOf } from '../document/snapshot.ts';
import { CoursewareStore } from '../document/store.ts';
import { insertElement } from '../edits/elements.ts';
import { addPage } from '../edits/pages/pages.ts';
import type { CoursewareRecord } from '../records/record.ts';

type Of<Kind extends CoursewareRecord['kind']> = Extract<CoursewareRecord, { readonly kind: Kind }>;

/** Space around a question on its page, logical pixels. */
const MARGIN = { x: 80, y: 60 };

/**
 * A new courseware with the questions of an exercise: a title page, a heading page for each titled section, and one page for
 * each question. Points of the exercise and of its sections become the questions' own.
 */
export function coursewareOfExercise({ records }: CoursewareSnapshot, title: string): CoursewareSnapshot {
  const of = <Kind extends CoursewareRecord['kind']>(kind: Kind) =>
    records.filter((record): record is Of<Kind> => record.kind === kind);
  const inOrder = <Each extends { readonly order: string }>(all: readonly Each[]) =>
    all.toSorted((one, other) => (one.order < other.order ? -1 : 1));
  const doc = new Y.Doc();
  const store = new CoursewareStore(doc);
  store.transact((edit) => {
    for (const record of [...blankCourseware().records, ...of('asset')]) edit.create(record);
    const [first] = edit.pages();
    if (first !== undefined) setTitle(edit, first, title);
    for (const section of inOrder(of('exercise-section'))) {
      const questions = inOrder(of('exercise-question').filter(({ parentId }) => parentId === section.id));
      if (questions.length === 0) continue;
      if (section.title !== '') setTitle(edit, addPageOf(edit, 'secHead'), section.title);
      for (const { question, points = section.points } of questions)
        addQuestion(
          edit,
          points === undefined || !('score' in question) ? question : { ...question, score: points },
        );
    }
  });
  const snapshot = snapshotOf(store);
  store.dispose();
  doc.destroy();
  return snapshot;
}

/** A page at the end, of the first layout of a type. */
function addPageOf(edit: Edit, type: 'blank' | 'secHead'): string {
  const layout = edit.all('layout').find((each) => each.type === type);
  return addPage(edit, { after: edit.pages().at(-1), ...(layout && { layoutId: layout.id }) });
}

function addQuestion(edit: Edit, question: Of<'exercise-question'>['question']): void {
  const page = addPageOf(edit, 'blank');
  for (const id of edit.children(page)) edit.remove(id);
  const { w, h } = edit.all('deck')[0]?.size ?? { w: 1280, h: 720 };
  const frame = { x: MARGIN.x, y: MARGIN.y, w: w - 2 * MARGIN.x, h: h - 2 * MARGIN.y };
  insertElement(edit, page, { type: 'question', frame, question });
}

/** Writes a text into the title of a page, and removes the placeholders that stay empty. */
function setTitle(edit: Edit, pageId: string, title: string): void {
  for (const id of edit.children(pageId)) {
    const element = edit.find('element', id);
    if (element?.type !== 'shape' || !element.placeholder) continue;
    const isTitle = element.placeholder.type === 'title' || element.placeholder.type === 'ctrTitle';
    if (isTitle) edit.update(id, { text: { paragraphs: [{ runs: [{ type: 'text', text: title }] }] } });
    else edit.remove(id);
  }
}
