import { ordersBetween } from './document/order.ts';
import type { CoursewareSnapshot } from './document/snapshot.ts';
import type { Layout, Master, Theme } from './records/design.ts';
import type { Frame } from './records/elements/element-base.ts';
import type { ShapeElement } from './records/elements/shape.ts';
import type { Fill, ThemeSlot } from './records/paint.ts';
import { type CoursewareRecord, SCHEMA_VERSION } from './records/record.ts';
import type { ListStyle } from './records/text.ts';

const SIZE = { w: 1280, h: 720 };

function themed(slot: ThemeSlot): Fill {
  return { type: 'solid', color: { type: 'scheme', slot } };
}

const theme: Theme = {
  kind: 'theme',
  id: 'theme-1',
  name: 'Lectern',
  colors: {
    dk1: '1F2328',
    lt1: 'FFFFFF',
    dk2: '1F4E5F',
    lt2: 'F3F6F4',
    accent1: '1F7A6D',
    accent2: 'E07A3F',
    accent3: '3F6FB5',
    accent4: 'D9A441',
    accent5: '8A5BA6',
    accent6: '5F8F3E',
    hlink: '1F6FB5',
    folHlink: '6B5B95',
  },
  fonts: {
    major: { latin: 'Arial', eastAsian: '微软雅黑' },
    minor: { latin: 'Arial', eastAsian: '微软雅黑' },
  },
};

const master: Master = {
  kind: 'master',
  id: 'master-1',
  themeId: theme.id,
  order: 'a0',
  name: 'Lectern',
  background: themed('bg1'),
  colorMap: { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' },
  textStyles: {
    title: [{ paragraph: { align: 'l' }, run: look(40, 'mj', true) }],
    body: levels([28, 24, 20, 18, 18], true),
    other: levels([18, 18, 18, 18, 18], false),
  },
};

function look(size: number, fonts: 'mj' | 'mn', bold = false): NonNullable<ListStyle[number]['run']> {
  const fill = themed('tx1');
  return { size, fill, latin: `+${fonts}-lt`, eastAsian: `+${fonts}-ea`, ...(bold && { bold }) };
}

/** Sizes in points by level; with bullets each level hangs a step further in. */
function levels(sizes: readonly number[], bullets: boolean): ListStyle {
  return sizes.map((size, level) => ({
    paragraph: {
      align: 'l',
      lineSpacing: { type: 'percent', value: bullets ? 1.2 : 1 },
      ...(bullets && {
        marginLeft: 30 + level * 36,
        indent: -30,
        spaceBefore: { type: 'points' as const, value: level === 0 ? 10 : 5 },
        bullet: { type: 'char' as const, char: '•' },
      }),
    },
    run: look(size, 'mn'),
  }));
}

interface Place {
  readonly type: string;
  readonly index?: number;
  readonly name: string;
  readonly frame: Frame;
  readonly anchor?: 't' | 'ctr' | 'b';
  readonly defaults?: ListStyle;
}

const TITLE: Place = {
  type: 'title',
  name: '标题',
  frame: { x: 80, y: 40, w: 1120, h: 100 },
  anchor: 'ctr',
};
const BODY: Place = {
  type: 'body',
  index: 1,
  name: '正文',
  frame: { x: 80, y: 164, w: 1120, h: 492 },
  anchor: 't',
};
const NO_BULLET = { bullet: { type: 'none' as const }, marginLeft: 0, indent: 0 };

const layouts: readonly { readonly layout: Layout; readonly places: readonly Place[] }[] = [
  {
    layout: layoutOf('layout-title', 'a0', '标题页', 'title'),
    places: [
      {
        ...TITLE,
        type: 'ctrTitle',
        frame: { x: 140, y: 200, w: 1000, h: 160 },
        anchor: 'b',
        defaults: [{ paragraph: { align: 'ctr' }, run: { size: 54 } }],
      },
      {
        type: 'subTitle',
        index: 1,
        name: '副标题',
        frame: { x: 140, y: 384, w: 1000, h: 96 },
        anchor: 't',
        defaults: [{ paragraph: { ...NO_BULLET, align: 'ctr' }, run: { size: 24, fill: themed('tx2') } }],
      },
    ],
  },
  { layout: layoutOf('layout-content', 'a1', '标题和内容', 'obj'), places: [TITLE, BODY] },
  {
    layout: layoutOf('layout-two', 'a2', '两栏内容', 'twoObj'),
    places: [
      TITLE,
      { ...BODY, frame: { x: 80, y: 164, w: 548, h: 492 } },
      { ...BODY, index: 2, frame: { x: 652, y: 164, w: 548, h: 492 } },
    ],
  },
  { layout: layoutOf('layout-heading', 'a3', '仅标题', 'titleOnly'), places: [TITLE] },
  { layout: layoutOf('layout-blank', 'a4', '空白', 'blank'), places: [] },
];

function layoutOf(id: string, order: string, name: string, type: string): Layout {
  return { kind: 'layout', id, masterId: master.id, order, name, type };
}

function placeholder(parentId: string, place: Place, order: string): ShapeElement {
  const { type, index, anchor, defaults } = place;
  return {
    kind: 'element',
    type: 'shape',
    id: `${parentId}-${type}${index ?? ''}`,
    parentId,
    order,
    frame: place.frame,
    name: place.name,
    placeholder: index === undefined ? { type } : { type, index },
    text: { paragraphs: [{ runs: [] }], box: { anchor: anchor ?? 't', autofit: { type: 'shrink' } } },
    ...(defaults && { textDefaults: defaults }),
  };
}

function placeholders(parentId: string, places: readonly Place[]): ShapeElement[] {
  const orders = ordersBetween(undefined, undefined, places.length);
  return places.map((place, index) => placeholder(parentId, place, orders[index] ?? ''));
}

/** A new courseware: a theme, a master, five layouts, and a first page with the title layout's empty texts. */
export function blankCourseware(): CoursewareSnapshot {
  const [first] = layouts;
  const own = placeholders('page-1', first?.places ?? []).map(({ textDefaults: _, ...element }) => ({
    ...element,
    text: { paragraphs: [{ runs: [] }] },
  }));
  const records: CoursewareRecord[] = [
    { kind: 'deck', id: 'deck', schema: SCHEMA_VERSION, size: SIZE },
    theme,
    master,
    ...placeholders(master.id, [TITLE, BODY]),
    ...layouts.flatMap(({ layout, places }): CoursewareRecord[] => [
      layout,
      ...placeholders(layout.id, places),
    ]),
    { kind: 'page', id: 'page-1', order: 'a0', layoutId: first?.layout.id },
    ...own,
  ];
  return { records };
}
