import type { Element, Frame, Geometry, LineElement, ShapeElement, TextBody } from '@lectern/courseware';
import type { TreeScope } from '../read/context.ts';
import { readGeometry } from '../read/geometry/geometry.ts';
import { clamp, round } from '../read/geometry/units.ts';
import { readFill } from '../read/paint/fill.ts';
import { readLine } from '../read/paint/line.ts';
import { styledLevels } from '../read/paint/style.ts';
import { mergeLines, shownEffects } from '../read/shape.ts';
import { adjustsOf } from './adjust.ts';
import type { Connector, Point } from './connector.ts';
import type { ConstraintValues } from './constraints.ts';
import { type Box, isDrawn, isTurned, type LayoutNode, turnOf } from './layout-node.ts';
import type { LabelLook } from './style-label.ts';
import { textRoom } from './text/text-room.ts';

/** Data that all elements of one diagram share. */
export interface ElementPlace {
  readonly parentId: string;
  readonly scope: TreeScope;
  /** Logical pixels per millimetre of the diagram. */
  readonly scale: number;
}

type Common = Pick<ShapeElement, 'kind' | 'id' | 'parentId' | 'order' | 'frame'>;

/** The shapes of a node: its own, and a separate text box if the text does not rotate with it. */
export function shapesOf(
  node: LayoutNode,
  text: TextBody | undefined,
  look: LabelLook,
  values: ConstraintValues,
  place: ElementPlace,
): Element[] {
  const custom = node.custom;
  const turn = turnOf(node);
  const levels = styledLevels(look.text, 9);
  const defaults = levels ? { textDefaults: levels } : {};
  const room = isDrawn(node) ? textRoom(node, node.box, values) : node.box;
  const upright = textBox(room, text, custom.angle, defaults, place);
  // effects refer to a part of a diagram by its presentation point
  const point = node.presentation?.id.slice(0, 64);
  const named = (shapes: ShapeElement[]) =>
    point ? shapes.map((shape) => ({ ...shape, diagramNode: point })) : shapes;
  if (!isDrawn(node)) return named(upright);
  const flips = { ...(custom.flipH ? { flipH: true } : {}), ...(custom.flipV ? { flipV: true } : {}) };
  // a box on a ring was measured without its rotation
  const seen = node.turn === 0 ? turnedFrame : lyingFrame;
  const frame = { ...seen(node.box, turn, place.scale), ...flips };
  const properties = node.presentation?.element.child('dgm:spPr');
  // an entry may have a format that applies to all shapes which show it
  const entry = node.shown[0]?.element.child('dgm:spPr');
  const fill = readFill(properties, place.scope) ?? readFill(entry, place.scope) ?? look.fill;
  const entryLine = mergeLines(look.line, readLine(entry?.child('a:ln'), place.scope));
  const line = mergeLines(entryLine, readLine(properties?.child('a:ln'), place.scope));
  const effects = shownEffects(properties, { ...look });
  const apart = isTurned(node);
  const shape: ShapeElement = {
    ...common(frame, place),
    type: 'shape',
    geometry: readGeometry(properties) ?? geometryOf(node, values),
    ...(fill ? { fill } : {}),
    ...(line ? { line } : {}),
    ...(effects ? { effects } : {}),
    ...(text && !apart ? { text } : {}),
    ...(apart ? {} : defaults),
  };
  return named(apart ? [shape, ...upright] : [shape]);
}

function textBox(
  box: Box,
  text: TextBody | undefined,
  turn: number,
  defaults: Pick<ShapeElement, 'textDefaults'>,
  place: ElementPlace,
): ShapeElement[] {
  if (!text) return [];
  const frame = turnedFrame(box, turn, place.scale);
  return [{ ...common(frame, place), type: 'shape', textBox: true, text, ...defaults }];
}

function geometryOf(node: LayoutNode, values: ConstraintValues): Geometry {
  const preset = (node.shape?.attr('type') ?? 'rect').slice(0, 48);
  const inset = values.get(node, 'pyramidInset');
  const adjust =
    inset !== undefined && preset === 'trapezoid'
      ? { adj: Math.round(inset * 100_000) }
      : adjustsOf(node.shape, preset);
  return { type: 'preset', preset, ...(adjust ? { adjust } : {}) };
}

/** A connector as an arrow shape or a line. */
export function connectorElement(connector: Connector, look: LabelLook, place: ElementPlace): Element {
  if (connector.type === 'arrow') {
    const { box, turn, double } = connector;
    return {
      ...common(lyingFrame(box, turn, place.scale), place),
      type: 'shape',
      geometry: {
        type: 'preset',
        preset: double ? 'leftRightArrow' : 'rightArrow',
        adjust: { adj1: 60_000, adj2: 50_000 },
      },
      ...(look.fill ? { fill: look.fill } : {}),
      ...(look.line ? { line: look.line } : {}),
      ...(look.effects ? { effects: look.effects } : {}),
    };
  }
  return lineElement(connector, look, place);
}

function lineElement(
  connector: Extract<Connector, { type: 'line' }>,
  look: LabelLook,
  place: ElementPlace,
): LineElement {
  const xs = connector.points.map(({ x }) => x);
  const ys = connector.points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const box = { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
  const [first, last] = [connector.points[0], connector.points.at(-1)];
  const straight = connector.points.length === 2 && first && last;
  const flips = {
    ...(straight && last.x < first.x ? { flipH: true } : {}),
    ...(straight && last.y < first.y ? { flipV: true } : {}),
  };
  const end = { type: 'arrow', width: 'med', length: 'med' } as const;
  return {
    ...common({ ...turnedFrame(box, 0, place.scale), ...flips }, place),
    type: 'line',
    geometry: straight
      ? { type: 'preset', preset: 'line' }
      : bentGeometry(connector.points, box, place.scale),
    line: {
      ...look.line,
      ...(connector.arrowAtStart ? { head: end } : {}),
      ...(connector.arrowAtEnd ? { tail: end } : {}),
    },
    ...(look.effects ? { effects: look.effects } : {}),
  };
}

/** A path through points, in EMU of its own box. */
function bentGeometry(points: readonly Point[], box: Box, scale: number): Geometry {
  const emu = (length: number) => Math.round(length * scale * 9525);
  return {
    type: 'custom',
    definition: {
      adjust: [],
      guides: [],
      handles: [],
      sites: [],
      paths: [
        {
          w: Math.max(1, emu(box.w)),
          h: Math.max(1, emu(box.h)),
          fill: 'none',
          commands: points.map(({ x, y }, index) => ({
            c: index === 0 ? 'M' : 'L',
            x: String(emu(x - box.x)),
            y: String(emu(y - box.y)),
          })),
        },
      ],
    },
  };
}

function common(frame: Frame, place: ElementPlace): Common {
  return { kind: 'element', id: place.scope.context.newId(), parentId: place.parentId, order: '', frame };
}

/** Frame of a shape whose box was measured after rotation: for one rotated by 90°, width and height are swapped. */
function turnedFrame(box: Box, turn: number, scale: number): Frame {
  const onSide = Math.abs((((turn % 180) + 180) % 180) - 90) < 45;
  if (!onSide) return lyingFrame(box, turn, scale);
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return lyingFrame({ x: middle.x - box.h / 2, y: middle.y - box.w / 2, w: box.h, h: box.w }, turn, scale);
}

function lyingFrame(box: Box, turn: number, scale: number): Frame {
  const px = (length: number) => clamp(round(length * scale, 10_000), -1e6, 1e6) || 0;
  const rotation = round(((turn % 360) + 360) % 360, 1e5) || 0;
  return {
    x: px(box.x),
    y: px(box.y),
    w: Math.max(0, px(box.w)),
    h: Math.max(0, px(box.h)),
    ...(rotation ? { rotation } : {}),
  };
}
