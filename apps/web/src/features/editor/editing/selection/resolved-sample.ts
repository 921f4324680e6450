import {
  designOf,
  homeOf,
  type ListStyle,
  lookOf,
  type PageDesign,
  placedCells,
  type ResolvedParagraph,
  resolveText,
  type TableElement,
} from '@lectern/courseware';
import type { EditSession, TextSample } from '@lectern/stage/edit';

type TextPart = TextSample['parts'][number];

/** Returns the paragraphs of a text target with all inherited properties resolved, per element, as rendered. */
export function resolvedSample(session: EditSession, sample: TextSample): readonly ResolvedParagraph[] {
  const { store } = session;
  const open = session.openText.get();
  return sample.parts.flatMap((part) => {
    const element = store.find('element', part.elementId ?? open?.elementId ?? '');
    if (!element) return [];
    const design = designOf(store, homeOf(store, element.id) ?? '');
    if (element.type === 'table')
      return ofCells(element, design, part, part.elementId === undefined ? open?.cell : undefined);
    const { levels } = lookOf(element, design);
    const own = element.type === 'shape' ? element.text?.levels : undefined;
    return resolveText({ paragraphs: [...part.paragraphs], ...(own ? { levels: own } : {}) }, levels);
  });
}

/** Text in cells follows the style of its table, and inherits nothing from the table's placeholder. */
function ofCells(
  { table }: TableElement,
  design: PageDesign,
  { paragraphs }: TextPart,
  openCell: string | undefined,
): readonly ResolvedParagraph[] {
  const cells = placedCells(table, design);
  const resolved = (some: TextPart['paragraphs'], levels: readonly ListStyle[]) =>
    some.length === 0 ? [] : resolveText({ paragraphs: [...some] }, levels);
  if (openCell !== undefined)
    return resolved(paragraphs, cells.find(({ key }) => key === openCell)?.look.levels ?? []);
  const meant = new Set(paragraphs);
  return cells.flatMap(({ cell, look }) =>
    resolved(
      cell.text.paragraphs.filter((paragraph) => meant.has(paragraph)),
      look.levels,
    ),
  );
}
