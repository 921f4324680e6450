import { createHash } from 'node:crypto';
import { type CoursewareSnapshot, compareOrder, layoutOf, SnapshotReader } from '@lectern/courseware';

type CoursewareRecord = CoursewareSnapshot['records'][number];
type PageRecord = Extract<CoursewareRecord, { kind: 'page' }>;

/** A page, and a hash of all data that affect its picture. */
export interface PageLook {
  readonly pageId: string;
  readonly lookHash: string;
}

/** Key of a page's picture with some covers opened; without opened covers, the page's id. */
export function lookOf(pageId: string, uncovered: readonly string[]): string {
  if (uncovered.length === 0) return pageId;
  const away = createHash('sha256')
    .update([...new Set(uncovered)].sort().join('\n'))
    .digest('hex');
  return `${pageId} ${away.slice(0, 32)}`;
}

/** Properties of a page that do not affect its picture. */
const UNSEEN = new Set(['order', 'name', 'hidden', 'notes', 'comments', 'transition', 'origin']);

/** The pages in order, hidden pages included, with their numbers. */
export function pageLooks(snapshot: CoursewareSnapshot): readonly PageLook[] {
  const { records } = snapshot;
  const reader = new SnapshotReader(snapshot);
  const byId = new Map(records.map((record) => [record.id, record]));
  const elements = new Map<string, CoursewareRecord[]>();
  for (const record of records) {
    if (record.kind !== 'element') continue;
    const beside = elements.get(record.parentId);
    if (beside) beside.push(record);
    else elements.set(record.parentId, [record]);
  }
  const written = new Map<string, string>();
  /** A record with all elements on it, as text. */
  const whole = (id: string | undefined): string => {
    const record = id === undefined ? undefined : byId.get(id);
    if (!record) return '';
    const known = written.get(record.id);
    if (known !== undefined) return known;
    const parts = [
      words(record),
      ...(elements.get(record.id) ?? []).map(({ id: child }) => whole(child)).sort(),
    ];
    const text = parts.join('\n');
    written.set(record.id, text);
    return text;
  };
  const deck = words(records.find(({ kind }) => kind === 'deck'));
  return records
    .flatMap((record) => (record.kind === 'page' ? [record] : []))
    .toSorted(compareOrder)
    .map((page, index) => {
      const seen = [deck, whole(page.id), ...designOf(page, reader).map(whole)].join('\n');
      // The position matters only for a page that shows its number.
      const number = seen.includes('"slidenum"') ? index + 1 : 0;
      return {
        pageId: page.id,
        lookHash: createHash('sha256').update(`${number}\n${seen}`).digest('hex'),
      };
    });
}

/** Layout, master and themes of a page, as the stage uses them, with a substitute for a deleted layout. */
function designOf(page: PageRecord, reader: SnapshotReader): (string | undefined)[] {
  const layout = layoutOf(reader, page.id);
  const layoutTheme = layout?.themeId;
  const master = reader.find('master', layout?.masterId ?? '');
  const masterTheme = master?.themeId;
  return [layout?.id, master?.id, page.themeId, layoutTheme, masterTheme];
}

/** Equal text for equal records with any order of properties. */
function words(record: CoursewareRecord | undefined): string {
  if (!record) return '';
  const hidden = record.kind === 'page' ? UNSEEN : undefined;
  return JSON.stringify(record, (key, value: unknown) => {
    if (hidden?.has(key)) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
