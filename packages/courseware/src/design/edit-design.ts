import type { Edit } from '../document/edit.ts';
import { setFrame } from '../edits/frames/frames.ts';
import { sameFrame } from '../edits/frames/geometry.ts';
import { isMark, placeholdersOn } from '../edits/pages/placeholders.ts';
import type { Frame } from '../records/elements/element-base.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import { layoutOf, type PlaceholderElement } from '../resolve/design.ts';
import { ORPHAN, onLayout, placeholderKind } from '../resolve/placeholder.ts';
import { fittedFrame, isEmptyPlaceholder } from './page-layouts.ts';
import { raisedLooks } from './raised-looks.ts';

/**
 * Edits a layout or a master and updates dependent elements in the same step. Placeholders on pages at the positions of
 * their layout move with the layout's placeholders. Formatting that all paragraphs of a level share becomes the
 * level's. When the layout's placeholder was removed, filled placeholders on pages stay and empty ones are removed.
 */
export function editDesign(edit: Edit, homeId: string, work: (edit: Edit) => void): void {
  const before = placeholdersOn(edit, homeId);
  work(edit);
  if (!edit.get(homeId)) return;
  for (const was of before) {
    const now = edit.find('element', was.id);
    if (!now) {
      leavePlace(edit, homeId, was, before);
      continue;
    }
    if (!sameFrame(was.frame, now.frame) || was.frame.rotation !== now.frame.rotation)
      followPlace(edit, homeId, was, before, now.frame);
    if (was.type !== 'shape' || now.type !== 'shape' || was.text === now.text) continue;
    const patch = raisedLooks(was, now);
    if (patch) edit.update<ShapeElement>(now.id, patch);
  }
}

/** Placeholders on pages with this layout that inherit from `place`. */
function standingFor(
  edit: Edit,
  layoutId: string,
  place: PlaceholderElement,
  places: readonly PlaceholderElement[],
): PlaceholderElement[] {
  return edit
    .pages()
    .filter((id) => layoutOf(edit, id)?.id === layoutId)
    .flatMap((id) => placeholdersOn(edit, id))
    .filter(({ placeholder }) => placeholder && onLayout(placeholder, places, placeholderOf) === place);
}

/**
 * Moves the placeholders that inherit from `place` and were at its position. `places`: all placeholders of the layout
 * or master before the edit.
 */
function followPlace(
  edit: Edit,
  homeId: string,
  place: PlaceholderElement,
  places: readonly PlaceholderElement[],
  frame: Frame,
): void {
  if (edit.get(homeId)?.kind === 'layout') {
    for (const own of standingFor(edit, homeId, place, places))
      if (liesAt(own, place)) setFrame(edit, own.id, fittedFrame(own, frame));
    return;
  }
  const kind = kindOf(place);
  for (const layout of edit.all('layout').filter(({ masterId }) => masterId === homeId)) {
    const theirs = placeholdersOn(edit, layout.id);
    for (const own of theirs) {
      if (kindOf(own) !== kind || !liesAt(own, place)) continue;
      setFrame(edit, own.id, frame);
      followPlace(edit, layout.id, own, theirs, frame);
    }
  }
}

function liesAt(own: PlaceholderElement, place: PlaceholderElement): boolean {
  return sameFrame(own.frame, place.frame) && (own.frame.rotation ?? 0) === (place.frame.rotation ?? 0);
}

/**
 * Removes empty placeholders that inherited from a removed placeholder. Page number, footer and date are set per page
 * and stay.
 */
function leavePlace(
  edit: Edit,
  homeId: string,
  place: PlaceholderElement,
  places: readonly PlaceholderElement[],
): void {
  if (edit.get(homeId)?.kind !== 'layout' || isMark(place)) return;
  for (const own of standingFor(edit, homeId, place, places)) {
    if (isEmptyPlaceholder(own)) edit.remove(own.id);
    else edit.update(own.id, { placeholder: { type: own.placeholder?.type ?? 'body', index: ORPHAN } });
  }
}

function kindOf({ placeholder }: PlaceholderElement): string {
  return placeholderKind(placeholder?.type ?? 'body');
}

function placeholderOf({ placeholder }: PlaceholderElement): PlaceholderElement['placeholder'] {
  return placeholder;
}
