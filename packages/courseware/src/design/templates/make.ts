import { newId } from '@lectern/base';
import * as Y from 'yjs';
import { compareOrder } from '../../document/compare-order.ts';
import type { Edit } from '../../document/edit.ts';
import { type CoursewareSnapshot, snapshotOf } from '../../document/snapshot.ts';
import { CoursewareStore } from '../../document/store.ts';
import { setFrame } from '../../edits/frames/frames.ts';
import { addPage } from '../../edits/pages/pages.ts';
import { isMark, placeholdersOn } from '../../edits/pages/placeholders.ts';
import { ordersAt } from '../../edits/place.ts';
import type { Element } from '../../records/element.ts';
import { SCHEMA_VERSION } from '../../records/record.ts';
import { layoutOf } from '../../resolve/design.ts';
import { layoutLike } from '../apply-design.ts';
import { scaleWords } from '../page-size.ts';
import { designOfTheme, schoolThemes } from '../themes.ts';
import { closingTemplates } from './closing-templates.ts';
import { type DeckTemplate, deckTemplates } from './decks.ts';
import { inquiryTemplates } from './inquiry-templates.ts';
import { openingTemplates } from './opening-templates.ts';
import type { Language, PageTemplate } from './page-template.ts';
import { practiceTemplates } from './practice-templates.ts';
import { readingTemplates } from './reading-templates.ts';
import { teachingTemplates } from './teaching-templates.ts';

/** Page size for which templates are drawn, logical pixels. */
const SIZE = { w: 1280, h: 720 };

/** Templates in the order of the gallery. */
export const pageTemplates: readonly PageTemplate[] = [
  ...openingTemplates,
  ...teachingTemplates,
  ...readingTemplates,
  ...practiceTemplates,
  ...inquiryTemplates,
  ...closingTemplates,
];

/** Adds a template's page after a page, in the design of that page; returns its id. */
export function addTemplatePage(
  edit: Edit,
  template: PageTemplate,
  language: Language,
  after: string | undefined,
): string {
  const beside = layoutOf(edit, after ?? '');
  const layouts = edit
    .all('layout')
    .filter(({ masterId }) => beside === undefined || masterId === beside.masterId)
    .sort(compareOrder);
  const wanted = { kind: 'layout', id: '', masterId: '', order: '', type: template.layout } as const;
  const layoutId = layoutLike(edit, wanted, layouts)?.id;
  const pageId = addPage(edit, { ...(after !== undefined && { after }), ...(layoutId && { layoutId }) });
  const places = placeholdersOn(edit, pageId).filter((place) => !isMark(place));
  template.words.forEach((words, index) => {
    const place = places[index];
    const text = words[language];
    if (place?.type !== 'shape' || text === '') return;
    const paragraphs = text.split('\n').map((line) => ({ runs: [{ type: 'text' as const, text: line }] }));
    edit.update(place.id, { text: { paragraphs } });
  });
  // Content placeholders would be under the template's own elements if the design has no layout without them.
  for (const place of places.slice(template.words.length)) edit.remove(place.id);
  const pieces = template.pieces?.((words) => words[language]) ?? [];
  const { w, h } = edit.find('deck', 'deck')?.size ?? SIZE;
  const [sx, sy] = [w / SIZE.w, h / SIZE.h];
  const siblings = edit.children(pageId);
  const orders = ordersAt(edit, siblings, siblings.length, pieces.length);
  pieces.forEach((piece, index) => {
    const element = {
      ...piece,
      kind: 'element',
      id: newId(),
      parentId: pageId,
      order: orders[index] ?? '',
    } as Element;
    edit.create(element);
    if (sx === 1 && sy === 1) return;
    scaleWords(edit, element, Math.min(sx, sy));
    const { frame } = element;
    setFrame(edit, element.id, {
      ...frame,
      x: frame.x * sx,
      y: frame.y * sy,
      w: frame.w * sx,
      h: frame.h * sy,
    });
  });
  return pageId;
}

/** A new courseware from a template. */
export function coursewareOfTemplate(template: DeckTemplate, language: Language): CoursewareSnapshot {
  const theme = schoolThemes.find(({ id }) => id === template.theme) ?? schoolThemes[0];
  const store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    edit.create({ kind: 'deck', id: 'deck', schema: SCHEMA_VERSION, size: SIZE });
    for (const record of theme ? designOfTheme(theme).records : []) edit.create(record);
    let last: string | undefined;
    for (const id of template.pages) {
      const page = pageTemplates.find((each) => each.id === id);
      if (page) last = addTemplatePage(edit, page, language, last);
    }
  });
  const snapshot = snapshotOf(store);
  store.dispose();
  return snapshot;
}

/** A new courseware from the template with this id; undefined for an unknown id. */
export function coursewareOfTemplateId(id: string, language: Language): CoursewareSnapshot | undefined {
  const template = deckTemplates.find((each) => each.id === id);
  return template && coursewareOfTemplate(template, language);
}
