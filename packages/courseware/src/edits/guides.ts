import { newId } from '@lectern/base';
import type { Edit } from '../document/edit.ts';
import type { PageGuide } from '../records/deck.ts';

/** Most guides that the record may have. */
const MOST = 100;
/** The same array every time, so that listeners see no change. */
const NONE: readonly PageGuide[] = [];

function write(edit: Edit, guides: readonly PageGuide[]): void {
  edit.update('deck', { guides: guides.length > 0 ? [...guides] : undefined });
}

/** The guides of the courseware, which are shown over all pages. */
export function guidesOf(reader: Pick<Edit, 'find'>): readonly PageGuide[] {
  return reader.find('deck', 'deck')?.guides ?? NONE;
}

/** Adds a guide at a position, logical pixels; returns its id, or undefined when there are too many. */
export function addGuide(edit: Edit, axis: PageGuide['axis'], at: number): string | undefined {
  const guides = guidesOf(edit);
  if (guides.length >= MOST) return undefined;
  const id = newId();
  write(edit, [...guides, { id, axis, at }]);
  return id;
}

/** Does nothing for a guide that does not exist. */
export function moveGuide(edit: Edit, id: string, at: number): void {
  if (guidesOf(edit).every((guide) => guide.id !== id || guide.at === at)) return;
  write(
    edit,
    guidesOf(edit).map((guide) => (guide.id === id ? { ...guide, at } : guide)),
  );
}

export function removeGuide(edit: Edit, id: string): void {
  write(
    edit,
    guidesOf(edit).filter((guide) => guide.id !== id),
  );
}

export function clearGuides(edit: Edit): void {
  write(edit, []);
}
