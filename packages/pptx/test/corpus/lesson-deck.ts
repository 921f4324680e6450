import { createHash } from 'node:crypto';
import {
  blankCourseware,
  type CoursewareRecord,
  type Element,
  type Page,
  SnapshotReader,
  type TableCell,
  type TextBody,
} from '@lectern/courseware';
import { encodePng } from '@lectern/courseware/png';
import { writePptx } from '../../src/write/write-pptx.ts';

const SIZE = 96;

/** A picture of random pixels, which cannot be compressed. */
function noisePicture(side: number, seed: number): Uint8Array {
  const data = new Uint8Array(side * side * 3);
  let state = seed + 1;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    data[i] = state >>> 24;
  }
  return encodePng({ width: side, height: side, kind: 'rgb', data });
}

/** The header of an MP3 file followed by silence. */
function silence(): Uint8Array {
  const bytes = new Uint8Array(2048);
  bytes.set([0x49, 0x44, 0x33, 3]);
  return bytes;
}

const text = (...lines: readonly string[]): TextBody => ({
  paragraphs: lines.map((line) => ({ runs: [{ type: 'text', text: line, props: { size: 24 } }] })),
});

/** Size of the deck's pictures, pixels of a side: the file grows with its square. */
export interface LessonOptions {
  readonly pages: number;
  readonly pictureSide?: number;
}

/**
 * A lesson of this many pages, written as .pptx from records: titles, animated lists and notes on each page, and in
 * turn a picture, a table, a chart, formulas, a sound, and a group with ink.
 */
export function lessonDeck({ pages, pictureSide = SIZE }: LessonOptions): Uint8Array {
  const picture = noisePicture(pictureSide, pages);
  const sound = silence();
  const files = new Map([picture, sound].map((bytes) => [sha256(bytes), bytes]));
  const [pictureHash = '', soundHash = ''] = files.keys();
  const blank = blankCourseware().records;
  const page = blank.find((each) => each.kind === 'page');
  if (page?.kind !== 'page') throw new Error('a blank courseware has no page');
  const records: CoursewareRecord[] = [
    ...blank.filter((each) => each.kind !== 'page' && each.kind !== 'element'),
    { kind: 'asset', id: pictureHash, mime: 'image/png', size: picture.length },
    { kind: 'asset', id: soundHash, mime: 'audio/mpeg', size: sound.length },
  ];
  for (let index = 0; index < pages; index++) {
    records.push(pageOf(page, index), ...elementsOf(index, { picture: pictureHash, sound: soundHash }));
  }
  return writePptx(new SnapshotReader({ records }), (hash) => files.get(hash), { now: 0 });
}

function pageOf(blank: Page, index: number): Page {
  const id = `page${index}`;
  return {
    ...blank,
    id,
    order: `a${String(index).padStart(3, '0')}V`,
    hidden: index % 7 === 6,
    notes: text(`第 ${index + 1} 页：先提问，再讲解`),
    ...(index % 3 === 1 ? { transition: { type: 'fade', duration: 700 } } : {}),
    animations: [
      {
        id: `${id}in`,
        elementId: `${id}list`,
        paragraphs: [0, 0],
        effect: { class: 'entrance', preset: 10 },
        trigger: { type: 'click' },
        delay: 0,
        duration: 500,
      },
      {
        id: `${id}out`,
        elementId: `${id}title`,
        effect: { class: 'emphasis', preset: 6 },
        trigger: { type: 'after' },
        delay: 100,
        duration: 800,
      },
    ],
  };
}

interface Files {
  readonly picture: string;
  readonly sound: string;
}

function elementsOf(index: number, files: Files): Element[] {
  const parentId = `page${index}`;
  const base = { kind: 'element', parentId } as const;
  const titled: Element[] = [
    {
      ...base,
      id: `${parentId}title`,
      name: '标题',
      order: 'a1',
      type: 'shape',
      textBox: true,
      frame: { x: 80, y: 40, w: 1100, h: 80 },
      text: text(`第 ${index + 1} 课时 分数的初步认识`),
    },
    {
      ...base,
      id: `${parentId}list`,
      name: '要点',
      order: 'a2',
      type: 'shape',
      geometry: { type: 'preset', preset: 'roundRect' },
      fill: { type: 'solid', color: { type: 'scheme', slot: 'accent2' } },
      frame: { x: 80, y: 150, w: 500, h: 300 },
      text: text('把一个整体平均分成几份', '表示其中的一份或几份', '分子和分母'),
    },
  ];
  const place = { ...base, id: `${parentId}extra`, order: 'a3', frame: { x: 640, y: 150, w: 480, h: 320 } };
  return [...titled, ...(EXTRAS[index % EXTRAS.length]?.(place, files) ?? [])];
}

interface Place {
  readonly kind: 'element';
  readonly parentId: string;
  readonly id: string;
  readonly order: string;
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

const EXTRAS: readonly ((place: Place, files: Files) => Element[])[] = [
  (place, { picture }) => [
    { ...place, name: '图', type: 'picture', asset: picture, crop: { l: 0.1, t: 0, r: 0.1, b: 0 } },
  ],
  (place) => [{ ...place, name: '表', type: 'table', table: tableOf(3, 4) }],
  (place) => [
    {
      ...place,
      name: '图表',
      type: 'chart',
      chart: {
        plots: [
          {
            type: 'bar',
            series: [
              { name: '一班', categories: ['语文', '数学', '英语'], values: [82, 91, 77] },
              { name: '二班', categories: ['语文', '数学', '英语'], values: [85, 88, null] },
            ],
          },
        ],
        axes: [{ kind: 'category' }, { kind: 'value' }],
      },
    },
  ],
  (place) => [
    {
      ...place,
      name: '公式',
      type: 'shape',
      textBox: true,
      text: {
        paragraphs: [
          {
            runs: [
              { type: 'text', text: '求根公式：' },
              { type: 'formula', latex: 'x=\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}' },
            ],
          },
        ],
      },
    },
  ],
  (place, { sound }) => [{ ...place, name: '录音', type: 'audio', asset: sound, volume: 0.5 }],
  (place) => [
    { ...place, name: '组', type: 'group' },
    ...['ellipse', 'triangle'].map(
      (preset, at): Element => ({
        ...place,
        id: `${place.id}${at}`,
        parentId: place.id,
        name: preset,
        order: `a${at}`,
        type: 'shape',
        geometry: { type: 'preset', preset },
        frame: { x: at * 240, y: 0, w: 200, h: 200 },
        fill: { type: 'solid', color: { type: 'rgb', value: '3366AA' } },
      }),
    ),
  ],
];

function tableOf(columns: number, rows: number) {
  const ids = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind}${at}`);
  const cells: Record<string, TableCell> = {};
  for (const row of ids('r', rows))
    for (const column of ids('c', columns)) cells[`${row}:${column}`] = { text: text(`${row}${column}`) };
  return {
    columns: ids('c', columns).map((id) => ({ id, width: 160 })),
    rows: ids('r', rows).map((id) => ({ id, height: 80 })),
    cells,
    firstRow: true,
  };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
