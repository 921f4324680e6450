import { newId } from '@lectern/base';
import { compareOrder } from '../document/compare-order.ts';
import type { Edit } from '../document/edit.ts';
import type { CoursewareReader } from '../document/reader.ts';
import { elementsUnder, freshIds, renamedAnimations, renamedElement } from '../edits/copy-records.ts';
import { isMark, placeholdersOn } from '../edits/pages/placeholders.ts';
import { ordersAt } from '../edits/place.ts';
import type { Layout } from '../records/design.ts';
import type { Frame } from '../records/elements/element-base.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { Paragraph } from '../records/text.ts';
import { layoutOf } from '../resolve/design.ts';
import { placeholderKind } from '../resolve/placeholder.ts';
import { setLayout } from './page-layouts.ts';
import { type Mark, markPlace } from './page-marks.ts';

type Reader = Pick<CoursewareReader, 'all' | 'find' | 'pages'>;

/** The layouts of a master, in order. */
export function layoutsOf(reader: Pick<Reader, 'all'>, masterId: string): Layout[] {
  return reader
    .all('layout')
    .filter((layout) => layout.masterId === masterId)
    .sort(compareOrder);
}

/** Pages that have this layout, or any layout of this master. */
export function pagesWith(reader: Reader, designId: string): string[] {
  return reader.pages().filter((id) => {
    const layout = layoutOf(reader, id);
    return layout !== undefined && (layout.id === designId || layout.masterId === designId);
  });
}

/**
 * Adds a layout after another layout of its master, with the master's title, date, footer and number; returns its id.
 */
export function addLayout(edit: Edit, masterId: string, name: string, after?: string): string {
  const id = newId();
  edit.create({ kind: 'layout', id, masterId, name, order: orderBehind(edit, masterId, after) });
  const places = placeholdersOn(edit, masterId).filter(
    (place) => isMark(place) || placeholderKind(place.placeholder?.type ?? '') === 'title',
  );
  for (const place of places)
    if (place.type === 'shape') {
      const { textDefaults: _look, ...plain } = place;
      const paragraphs = (isMark(place) ? place.text?.paragraphs : undefined) ?? [{ runs: [] }];
      edit.create({
        ...plain,
        id: newId(),
        parentId: id,
        fill: undefined,
        line: undefined,
        effects: undefined,
        text: { paragraphs },
        origin: undefined,
        creationId: undefined,
      });
    }
  return id;
}

/** Adds a copy of a layout after it; returns the copy's id. */
export function duplicateLayout(edit: Edit, layoutId: string, name: string): string | undefined {
  const layout = edit.find('layout', layoutId);
  if (!layout) return undefined;
  const elements = elementsUnder(edit, edit.children(layoutId));
  const ids = freshIds([layout, ...elements]);
  const id = ids.get(layoutId) ?? newId();
  const animations = renamedAnimations(layout.animations, ids);
  const order = orderBehind(edit, layout.masterId, layoutId);
  edit.create({
    ...layout,
    id,
    name,
    order,
    animations: animations.length > 0 ? animations : undefined,
    origin: undefined,
  });
  for (const element of elements)
    edit.create({ ...renamedElement(element, ids), origin: undefined, creationId: undefined });
  return id;
}

/**
 * Removes a layout. Its pages get `instead` first; without `instead`, a layout with pages stays. The last layout of a
 * master stays, because pages need a layout. Returns whether the layout was removed.
 */
export function removeLayout(edit: Edit, layoutId: string, instead?: string): boolean {
  const layout = edit.find('layout', layoutId);
  if (!layout || layoutsOf(edit, layout.masterId).length < 2) return false;
  const pages = pagesWith(edit, layoutId);
  if (pages.length > 0) {
    if (instead === undefined || instead === layoutId || !edit.find('layout', instead)) return false;
    setLayout(edit, pages, instead);
  }
  edit.remove(layoutId);
  return true;
}

function orderBehind(edit: Edit, masterId: string, after: string | undefined): string {
  const siblings = layoutsOf(edit, masterId).map(({ id }) => id);
  const index = after === undefined ? -1 : siblings.indexOf(after);
  const [order = ''] = ordersAt(edit, siblings, index < 0 ? siblings.length : index + 1, 1);
  return order;
}

export type NewPlace = 'title' | 'body' | 'obj' | 'pic' | Mark;

const ONCE: ReadonlySet<NewPlace> = new Set(['title', 'dt', 'ftr', 'sldNum']);

/**
 * Whether such a placeholder may be added to a layout or master: each has at most one title, date, footer and number.
 */
export function mayHavePlace(
  reader: Pick<Edit, 'children' | 'find'>,
  homeId: string,
  type: NewPlace,
): boolean {
  // A master has at most one placeholder of each kind (19.3.1.36), and all sorts of contents are one kind.
  const isMaster = reader.find('master', homeId) !== undefined;
  if (!isMaster && !ONCE.has(type)) return true;
  if (isMaster && (type === 'obj' || type === 'pic')) return false;
  const kind = placeholderKind(type);
  return !placeholdersOn(reader, homeId).some(
    ({ placeholder }) => placeholderKind(placeholder?.type ?? 'body') === kind,
  );
}

/** First index for placeholders that users insert; PowerPoint's own layouts use the lower indices. */
const FIRST_INDEX = 13;

/**
 * Adds an empty placeholder to a layout or master; `levels` are the sample texts of the levels. Returns its id,
 * undefined when it may not be added.
 */
export function addPlace(
  edit: Edit,
  homeId: string,
  type: NewPlace,
  name: string,
  levels: readonly string[],
): string | undefined {
  if (!mayHavePlace(edit, homeId, type)) return undefined;
  const layout = edit.find('layout', homeId);
  if (!layout && !edit.find('master', homeId)) return undefined;
  if (type === 'dt' || type === 'ftr' || type === 'sldNum') return markPlace(edit, homeId, type);
  const siblings = edit.children(homeId);
  const [order = ''] = ordersAt(edit, siblings, siblings.length, 1);
  const above = layout && type === 'title' ? titleOf(edit, layout.masterId) : undefined;
  const id = newId();
  const place: ShapeElement = {
    kind: 'element',
    id,
    type: 'shape',
    parentId: homeId,
    order,
    frame: above?.frame ?? usualFrame(edit, homeId, type),
    name,
    placeholder: type === 'title' ? { type } : { type, index: nextIndex(edit, homeId) },
    text: { paragraphs: type === 'body' || type === 'obj' ? levels.map(levelParagraph) : [{ runs: [] }] },
  };
  edit.create(place);
  return id;
}

/** Sample text of a level, so that each level can be selected and formatted. */
function levelParagraph(text: string, level: number): Paragraph {
  return { ...(level > 0 && { props: { level } }), runs: [{ type: 'text', text }] };
}

function titleOf(edit: Edit, masterId: string) {
  return placeholdersOn(edit, masterId).find(
    ({ placeholder }) => placeholderKind(placeholder?.type ?? 'body') === 'title',
  );
}

function nextIndex(edit: Edit, homeId: string): number {
  if (edit.find('master', homeId)) return 1;
  const taken = placeholdersOn(edit, homeId).map(({ placeholder }) => placeholder?.index ?? 0);
  return Math.max(FIRST_INDEX - 1, ...taken) + 1;
}

/**
 * The default frame of a new placeholder: in the middle of the page, offset from the placeholder that was inserted
 * before it.
 */
function usualFrame(edit: Edit, homeId: string, type: NewPlace): Frame {
  const { w, h } = edit.find('deck', 'deck')?.size ?? { w: 1280, h: 720 };
  if (type === 'title') return { x: w / 16, y: h / 18, w: (w * 7) / 8, h: h * 0.14 };
  const width = w * (type === 'pic' ? 0.35 : 0.45);
  const height = h * 0.5;
  const step = ((placeholdersOn(edit, homeId).length % 5) * h) / 36;
  return { x: (w - width) / 2 + step, y: (h - height) / 2 + step, w: width, h: height };
}
