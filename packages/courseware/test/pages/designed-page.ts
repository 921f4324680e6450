import { blankCourseware } from '../../src/blank-courseware.ts';
import type { Edit } from '../../src/document/edit.ts';
import type { CoursewareStore } from '../../src/document/store.ts';
import { addPage } from '../../src/edits/pages/pages.ts';
import type { ShapeElement } from '../../src/records/elements/shape.ts';
import { storeOf } from '../peers.ts';
import { textBody } from '../sample.ts';

/** A blank courseware with a second page of the layout, whose placeholders contain these texts in order. */
export function withPage(layoutId: string, ...words: string[]): { store: CoursewareStore; page: string } {
  const store = storeOf(blankCourseware().records);
  let page = '';
  store.transact((edit) => {
    page = addPage(edit, { layoutId });
    for (const [index, id] of edit.children(page).entries())
      if (words[index]) edit.update(id, { text: textBody(words[index]) });
  });
  return { store, page };
}

export function shapesOn(store: CoursewareStore, parent: string): ShapeElement[] {
  return store.children(parent).flatMap((id) => {
    const element = store.find('element', id);
    return element?.type === 'shape' ? [element] : [];
  });
}

/** Text, placeholder type and frame of each shape on a page. */
export function placed(store: CoursewareStore, page: string): string[] {
  return shapesOn(store, page).map(({ text, placeholder, frame }) => {
    const words = text?.paragraphs.flatMap(({ runs }) => runs.map((run) => ('text' in run ? run.text : '')));
    const { x, y, w, h } = frame;
    return `${words?.join('') || '-'} ${placeholder?.type}${placeholder?.index ?? ''} ${[x, y, w, h].map(Math.round)}`;
  });
}

export function change(store: CoursewareStore, work: (edit: Edit) => void): void {
  store.transact(work);
}
