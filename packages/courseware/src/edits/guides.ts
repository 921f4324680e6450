import { newId } from '@lectern/base';
import type { Edit } from '../document/edit.ts';
import type { PageGuide } from '../records/deck.ts';

/** As many as the record takes. */
const MOST = 100;
/** The same list every time, so that who watches sees that nothing changed. */
const NONE: readonly PageGuide[] = [];

function write(edit: Edit, guides: readonly PageGuide[]): void {
  edit.update('deck', { guides: guides.length > 0 ? [...guides] : undefined });
}

/** The guides of the courseware, which lie over all its pages. */
export function guidesOf(reader: Pick<Edit, 'find'>): readonly PageGuide[] {
  return reader.find('deck', 'deck')?.guides ?? NONE;
}

/** Puts a guide at a place, logical pixels; answers its id, or undefined where there are as many as there may be. */
export function addGuide(edit: Edit, axis: PageGuide['axis'], at: number): string | undefined {
  const guides = guidesOf(edit);
  if (guides.length >= MOST) return undefined;
  const id = newId();
  write(edit, [...guides, { id, axis, at }]);
  return id;
}

/** Does nothing for a guide that is gone. */
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
