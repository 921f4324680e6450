import { blankCourseware, type CoursewareRecord } from '@lectern/courseware';

/** A deck of this size with the default theme, master and layouts, scaled to it, and no page. */
export function emptyDeck(size: { readonly w: number; readonly h: number }): CoursewareRecord[] {
  const { records } = blankCourseware();
  const deck = records.find((record) => record.kind === 'deck');
  const [across, down] = deck?.kind === 'deck' ? [size.w / deck.size.w, size.h / deck.size.h] : [1, 1];
  return records.flatMap((record): CoursewareRecord[] => {
    if (record.kind === 'deck') return [{ ...record, size }];
    if (record.kind === 'page' || (record.kind === 'element' && record.parentId === 'page-1')) return [];
    if (record.kind !== 'element') return [record];
    const { x, y, w, h } = record.frame;
    return [{ ...record, frame: { x: x * across, y: y * down, w: w * across, h: h * down } }];
  });
}
