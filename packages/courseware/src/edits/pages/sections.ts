import { newId } from '@lectern/base';
import type { Edit } from '../../document/edit.ts';
import type { CoursewareReader } from '../../document/reader.ts';
import { moveAmong, ordersAt } from '../place.ts';
import { deletePages } from './pages.ts';

const ROOT = 'deck';

/** Starts a section at a page; returns its id. */
export function addSection(edit: Edit, firstPageId: string, name: string): string {
  const siblings = edit.children(ROOT);
  const index = siblings.indexOf(firstPageId);
  const [order = ''] = ordersAt(edit, siblings, index < 0 ? siblings.length : index, 1);
  const id = newId();
  edit.create({ kind: 'section', id, order, name });
  return id;
}

/** The pages from the beginning of a section to the next section. */
export function pagesOfSection(
  reader: Pick<CoursewareReader, 'children' | 'find'>,
  sectionId: string,
): readonly string[] {
  const siblings = reader.children(ROOT);
  const start = siblings.indexOf(sectionId);
  if (start < 0) return [];
  const following = siblings.slice(start + 1);
  const next = following.findIndex((id) => reader.find('section', id) !== undefined);
  return next < 0 ? following : following.slice(0, next);
}

/** Removes a section; its pages join the section before, or are deleted with `withPages`. */
export function removeSection(edit: Edit, sectionId: string, withPages = false): void {
  if (!edit.find('section', sectionId)) return;
  if (withPages) deletePages(edit, pagesOfSection(edit, sectionId));
  edit.remove(sectionId);
}

/** Ids of the sections in order. */
export function sectionsOf(reader: Pick<CoursewareReader, 'children' | 'find'>): readonly string[] {
  return reader.children(ROOT).filter((id) => reader.find('section', id) !== undefined);
}

/** Moves a section with its pages before the previous section or after the next one; does nothing at the ends. */
export function moveSection(edit: Edit, sectionId: string, step: 'up' | 'down'): void {
  const sections = sectionsOf(edit);
  const at = sections.indexOf(sectionId);
  if (at < 0 || (step === 'up' ? at === 0 : at === sections.length - 1)) return;
  const siblings = edit.children(ROOT);
  const before = sections[step === 'up' ? at - 1 : at + 2];
  const moving = [sectionId, ...pagesOfSection(edit, sectionId)];
  moveAmong(edit, siblings, moving, before === undefined ? siblings.length : siblings.indexOf(before));
}
