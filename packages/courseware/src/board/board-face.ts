import type { Edit } from '../document/edit.ts';
import type { CoursewareReader } from '../document/reader.ts';
import { type BoardColor, boardPaint, colors, type Ground, grounds } from '../lesson/board.ts';
import { type Area, type GroundLines, groundLines } from '../lesson/ground-lines.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import type { GeometryPath } from '../records/geometry.ts';
import type { Fill, Line } from '../records/paint.ts';

/** Appearance of an empty page of a board. */
export interface BoardFace {
  readonly color: BoardColor;
  readonly ground: Ground;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/**
 * A page's background consists of two elements: `lines` has the fine lines, `marks` the dashed and the strong lines.
 */
const LAYERS = ['lines', 'marks'] as const;
type Layer = (typeof LAYERS)[number];
const ORDERS: Readonly<Record<Layer, string>> = { lines: 'a0', marks: 'a1' };

const LOOKS: Readonly<Record<GroundLines['look'], { layer: Layer; width: number; alpha: number }>> = {
  fine: { layer: 'lines', width: 1.5, alpha: 0.4 },
  dashed: { layer: 'marks', width: 1.5, alpha: 0.28 },
  strong: { layer: 'marks', width: 2.5, alpha: 0.75 },
};
/** Lengths of dash and gap, in line widths. */
const DASHES = [5, 5];

function groundId(pageId: string, layer: Layer): string {
  return `${pageId}-${layer}`;
}

/** Whether the element is one of the two ground elements of the page. */
export function isGround(pageId: string, elementId: string): boolean {
  return groundIds(pageId).includes(elementId);
}

/** The ids of the two elements of a page's ground. */
export function groundIds(pageId: string): readonly string[] {
  return LAYERS.map((layer) => groundId(pageId, layer));
}

export function boardBackground(color: BoardColor): Fill {
  return { type: 'solid', color: { type: 'rgb', value: boardPaint[color] } };
}

/**
 * The two elements of a ground. Every ground has the same two ids, so that after concurrent changes the page has one of
 * the two grounds, not a mixture. `over`: the part of an endless page that is fitted into `size`.
 */
export function groundElements(
  pageId: string,
  { color, ground }: BoardFace,
  size: Size,
  over?: Area,
): ShapeElement[] {
  const drawn = groundLines(ground, size, over);
  const shown = over ?? { minX: 0, minY: 0, maxX: size.w, maxY: size.h };
  const scale = size.w / (shown.maxX - shown.minX);
  return LAYERS.map((layer): ShapeElement => {
    const lines = drawn.find(({ look }) => LOOKS[look].layer === layer);
    return {
      kind: 'element',
      type: 'shape',
      id: groundId(pageId, layer),
      parentId: pageId,
      order: ORDERS[layer],
      frame: { x: 0, y: 0, ...size },
      name: `${layer} ${ground}`,
      locked: true,
      hidden: lines === undefined,
      geometry: {
        type: 'custom',
        definition: {
          adjust: [],
          guides: [],
          handles: [],
          sites: [],
          paths: [pathOf(lines?.d ?? '', shown)],
        },
      },
      fill: { type: 'none' },
      line: lineOf(lines?.look ?? 'fine', color, scale),
    };
  });
}

function lineOf(look: GroundLines['look'], color: BoardColor, scale: number): Line {
  const { width, alpha } = LOOKS[look];
  const value = color === 'white' ? '000000' : 'FFFFFF';
  return {
    fill: { type: 'solid', color: { type: 'rgb', value, mods: [{ op: 'alpha', value: alpha }] } },
    width: width * scale,
    dash: look === 'dashed' ? DASHES : 'solid',
  };
}

/** Paths of grounds are moves and straight lines: `M x y`, and `h`, `v` and `l` from there. */
function pathOf(d: string, { minX, minY, maxX, maxY }: Area): GeometryPath {
  let [x, y] = [0, 0];
  const commands: GeometryPath['commands'] = [];
  for (const [, way, numbers = ''] of d.matchAll(/([Mhvl])([^Mhvl]*)/g)) {
    const [first = 0, second = 0] = numbers.trim().split(/[ ,]+/).map(Number);
    if (way === 'M') [x, y] = [first, second];
    else if (way === 'h') x += first;
    else if (way === 'v') y += first;
    else [x, y] = [x + first, y + second];
    commands.push({ c: way === 'M' ? 'M' : 'L', x: String(x - minX), y: String(y - minY) });
  }
  return { w: maxX - minX, h: maxY - minY, fill: 'none', stroke: true, commands };
}

/** Appearance of a board's page; for a page with another background, a plain board of the nearest colour. */
export function boardFace(reader: Pick<CoursewareReader, 'find'>, pageId: string): BoardFace {
  const background = reader.find('page', pageId)?.background;
  const paint = background?.type === 'solid' && background.color.type === 'rgb' ? background.color.value : '';
  const name = reader.find('element', groundId(pageId, 'lines'))?.name?.split(' ')[1];
  return {
    color: colors.find((each) => boardPaint[each] === paint.toUpperCase()) ?? 'white',
    ground: grounds.find((each) => each === name) ?? 'plain',
  };
}

export function setBoardFace(edit: Edit, pageId: string, face: BoardFace, size: Size): void {
  if (!edit.find('page', pageId)) return;
  edit.update(pageId, { background: boardBackground(face.color) });
  for (const element of groundElements(pageId, face, size)) {
    if (!edit.find('element', element.id)) edit.create(element);
    const { name, hidden, geometry, line } = element;
    edit.update<ShapeElement>(element.id, { name, hidden, geometry, line });
  }
}
