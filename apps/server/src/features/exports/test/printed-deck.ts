import { createHash } from 'node:crypto';
import { blankCourseware, type CoursewareRecord, type CoursewareSnapshot } from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export interface PrintedDeck {
  /** An .ndpx to import. */
  readonly file: Uint8Array;
  readonly snapshot: CoursewareSnapshot;
  readonly assets: ReadonlyMap<string, Uint8Array>;
}

/** Elements of a test page, without the properties that every element has. */
export type Content = readonly Readonly<Record<string, unknown>>[];

export const frame = { x: 100, y: 80, w: 600, h: 120 };

export function text(words: string, link?: object): Readonly<Record<string, unknown>> {
  const props = link ? { link } : {};
  return {
    type: 'shape',
    textBox: true,
    text: { paragraphs: [{ runs: [{ type: 'text', text: words, ...props, props }] }] },
  };
}

/** An `.ndpx` with these pages; `hidden` are page numbers, counted from 1. */
export function printedDeck(
  pages: readonly Content[],
  options: {
    readonly size?: { readonly w: number; readonly h: number };
    readonly hidden?: readonly number[];
    /** Notes of every page. */
    readonly notes?: string;
    readonly files?: readonly { readonly bytes: Uint8Array; readonly mime: string }[];
  } = {},
): PrintedDeck {
  const blank = blankCourseware().records;
  const [first] = blank.filter((record) => record.kind === 'page');
  if (!first) throw new Error('a blank courseware has no page');
  const files = options.files ?? [];
  const records = [
    ...blank
      .filter((record) => record.kind !== 'page' && !('parentId' in record && record.parentId === first.id))
      .map((record) => (record.kind === 'deck' && options.size ? { ...record, size: options.size } : record)),
    ...pages.map((_, index) => ({
      ...first,
      id: `p${index + 1}`,
      order: `a${String.fromCharCode(65 + index)}`,
      hidden: options.hidden?.includes(index + 1) ?? false,
      ...(options.notes === undefined
        ? {}
        : { notes: { paragraphs: [{ runs: [{ type: 'text', text: options.notes }] }] } }),
    })),
    ...pages.flatMap((content, index) =>
      content.map((element, place) => ({
        kind: 'element',
        id: `p${index + 1}e${place + 1}`,
        parentId: `p${index + 1}`,
        order: `a${String.fromCharCode(65 + place)}`,
        frame,
        ...element,
      })),
    ),
    ...files.map(({ bytes, mime }) => ({
      kind: 'asset',
      id: sha256(bytes),
      mime,
      size: bytes.length,
    })),
  ] as unknown as readonly CoursewareRecord[];
  const snapshot = { records };
  const assets = new Map(files.map(({ bytes }) => [sha256(bytes), bytes]));
  return { file: writeNdpx({ snapshot, assets }), snapshot, assets };
}

export { sha256 };
