import type { CoursewareReader } from '@lectern/courseware';

/** One row of the pages panel. */
export type PageRow =
  | { readonly type: 'page'; readonly id: string; readonly number: number }
  | {
      readonly type: 'section';
      readonly id: string;
      readonly name: string;
      readonly collapsed: boolean;
      readonly count: number;
    };

/** Returns the rows of the pages panel, without the pages of collapsed sections. */
export function pageRowsOf(reader: Pick<CoursewareReader, 'children' | 'find'>): readonly PageRow[] {
  const rows: PageRow[] = [];
  let section: Extract<PageRow, { type: 'section' }> | undefined;
  let number = 0;
  for (const id of reader.children('deck')) {
    const record = reader.find('section', id);
    if (record) {
      section = {
        type: 'section',
        id,
        name: record.name,
        collapsed: record.collapsed === true,
        count: 0,
      };
      rows.push(section);
      continue;
    }
    number += 1;
    if (section) {
      section = { ...section, count: section.count + 1 };
      const index = rows.findIndex((row) => row.id === section?.id);
      rows[index] = section;
    }
    if (!section?.collapsed) rows.push({ type: 'page', id, number });
  }
  return rows;
}

/** Returns the pages from one to another, in either direction, as a shift click selects them. */
export function pagesBetween(pages: readonly string[], from: string, to: string): readonly string[] {
  const a = pages.indexOf(from);
  const b = pages.indexOf(to);
  if (a < 0 || b < 0) return [to];
  return pages.slice(Math.min(a, b), Math.max(a, b) + 1);
}
