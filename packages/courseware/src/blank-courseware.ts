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

/** List styles for these font sizes, points, by level; with bullets, each level is indented further. */
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
  /** Prompt of the empty placeholder, if it differs from the default prompt of its type. */
  readonly prompt?: string;
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
    layout: layoutOf('layout-section', 'a2', '节标题', 'secHead'),
    places: [
      {
        ...TITLE,
        frame: { x: 120, y: 210, w: 1040, h: 150 },
        anchor: 'b',
        defaults: [{ run: { size: 48 } }],
      },
      {
        ...BODY,
        frame: { x: 120, y: 380, w: 1040, h: 110 },
        defaults: [{ paragraph: NO_BULLET, run: { size: 22, fill: themed('tx2') } }],
      },
    ],
  },
  {
    layout: layoutOf('layout-two', 'a3', '两栏内容', 'twoObj'),
    places: [
      TITLE,
      { ...BODY, frame: { x: 80, y: 164, w: 548, h: 492 } },
      { ...BODY, index: 2, frame: { x: 652, y: 164, w: 548, h: 492 } },
    ],
  },
  { layout: layoutOf('layout-heading', 'a4', '仅标题', 'titleOnly'), places: [TITLE] },
  { layout: layoutOf('layout-blank', 'a5', '空白', 'blank'), places: [] },
  {
    layout: layoutOf('layout-picture', 'a6', '图片与说明', 'picTx'),
    places: [
      {
        ...TITLE,
        frame: { x: 80, y: 96, w: 420, h: 140 },
        anchor: 'b',
        defaults: [{ run: { size: 32 } }],
      },
      {
        type: 'pic',
        index: 1,
        name: '图片',
        prompt: '图片 Picture',
        frame: { x: 560, y: 96, w: 640, h: 528 },
        anchor: 'ctr',
      },
      {
        ...BODY,
        index: 2,
        frame: { x: 80, y: 252, w: 420, h: 372 },
        defaults: [{ paragraph: NO_BULLET, run: { size: 20 } }],
      },
    ],
  },
];

function layoutOf(id: string, order: string, name: string, type: string): Layout {
  return { kind: 'layout', id, masterId: master.id, order, name, type };
}

function placeholder(parentId: string, place: Place, order: string): ShapeElement {
  const { type, index, anchor, defaults, prompt } = place;
  const runs = prompt === undefined ? [] : [{ type: 'text' as const, text: prompt }];
  return {
    kind: 'element',
    type: 'shape',
    id: `${parentId}-${type}${index ?? ''}`,
    parentId,
    order,
    frame: place.frame,
    name: place.name,
    placeholder: index === undefined ? { type } : { type, index },
    text: { paragraphs: [{ runs }], box: { anchor: anchor ?? 't', autofit: { type: 'shrink' } } },
    ...(defaults && { textDefaults: defaults }),
  };
}

/** Placeholders of a layout, in front of its background shapes. */
function placeholders(
  parentId: string,
  places: readonly Place[],
  ground: readonly GroundShape[] = [],
): ShapeElement[] {
  const orders = ordersBetween(undefined, undefined, ground.length + places.length);
  return [
    ...ground.map((shape, index): ShapeElement => {
      const id = `${parentId}-ground${index}`;
      return { kind: 'element', type: 'shape', id, parentId, order: orders[index] ?? '', ...shape };
    }),
    ...places.map((place, index) => placeholder(parentId, place, orders[ground.length + index] ?? '')),
  ];
}

/** Differences between a school theme and the design of a new courseware. */
export interface DesignLook {
  readonly theme: Pick<Theme, 'name' | 'colors' | 'fonts'>;
  readonly colorMap?: Master['colorMap'];
  readonly background?: Fill;
  /** Shapes behind all pages, back to front; title pages and section headings show `titleGround` instead. */
  readonly ground?: readonly GroundShape[];
  readonly titleGround?: readonly GroundShape[];
}
export type GroundShape = Pick<ShapeElement, 'frame' | 'geometry' | 'fill' | 'line'>;

/** A theme, a master and seven layouts, with the elements on them. */
export function designRecords(
  { theme: look, colorMap, background, ground = [], titleGround }: DesignLook = { theme },
): CoursewareRecord[] {
  return [
    { ...theme, ...look },
    {
      ...master,
      name: look.name,
      ...(background && { background }),
      ...(colorMap && { colorMap }),
    },
    ...placeholders(master.id, [TITLE, BODY], ground),
    ...layouts.flatMap(({ layout, places }): CoursewareRecord[] => {
      const own = layout.type === 'title' || layout.type === 'secHead' ? titleGround : undefined;
      return [own ? { ...layout, showMasterShapes: false } : layout, ...placeholders(layout.id, places, own)];
    }),
  ];
}

/**
 * A new courseware: a theme, a master, seven layouts, and a first page with the empty placeholders of the title layout.
 */
export function blankCourseware(): CoursewareSnapshot {
  const [first] = layouts;
  const own = placeholders('page-1', first?.places ?? []).map(({ textDefaults: _, ...element }) => ({
    ...element,
    text: { paragraphs: [{ runs: [] }] },
  }));
  const records: CoursewareRecord[] = [
    { kind: 'deck', id: 'deck', schema: SCHEMA_VERSION, size: SIZE },
    ...designRecords(),
    { kind: 'page', id: 'page-1', order: 'a0', layoutId: first?.layout.id },
    ...own,
  ];
  return { records };
}
