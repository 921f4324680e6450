import {
  type Color,
  type ColorContext,
  type ColorTransform,
  DEFAULT_COLOR_MAP,
  type Effects,
  type Fill,
  hslOf,
  type Line,
  type RunProps,
  resolveColor,
} from '@lectern/courseware';
import type { XmlElement } from '../package/xml.ts';
import type { TreeScope } from '../read/context.ts';
import { integerOf } from '../read/geometry/units.ts';
import { readColors } from '../read/paint/color.ts';
import { readStyle, recolorFill } from '../read/paint/style.ts';
import { type LayoutNode, nodesOf } from './layout-node.ts';
import { settings } from './presentation.ts';

/** Format of a node with a style label: the quick style's entry with the colours of the colours part. */
export interface LabelLook {
  readonly fill: Fill | undefined;
  readonly line: Line | undefined;
  readonly effects: Effects | undefined;
  readonly text: RunProps | undefined;
}

/** Formats of a diagram's style labels (dgm:styleDef, 21.4.5.7, and dgm:colorsDef, 21.4.4.6). */
export class StyleLabels {
  readonly #styles: ReadonlyMap<string, XmlElement>;
  readonly #colors: ReadonlyMap<string, XmlElement>;
  readonly #scope: TreeScope;
  readonly #counts = new Map<string, number>();
  readonly #places = new Map<LayoutNode, number>();
  readonly #context: ColorContext;

  constructor(
    style: XmlElement | undefined,
    colors: XmlElement | undefined,
    root: LayoutNode,
    scope: TreeScope,
  ) {
    this.#styles = byName(style);
    this.#colors = byName(colors);
    this.#scope = scope;
    const theme = scope.context.records.find(
      (record) => record.kind === 'theme' && record.id === scope.theme.id,
    );
    this.#context = { colors: theme?.kind === 'theme' ? theme.colors : {}, map: DEFAULT_COLOR_MAP };
    for (const node of nodesOf(root)) {
      const label = labelOf(node);
      if (label === undefined || !node.shape) continue;
      const place = this.#counts.get(label) ?? 0;
      this.#places.set(node, place);
      this.#counts.set(label, place + 1);
    }
  }

  lookOf(node: LayoutNode): LabelLook {
    // a style that a user set on one shape or entry has its own colours
    const chosen =
      settings(node.presentation)?.child('dgm:style') ?? settings(node.shown[0])?.child('dgm:style');
    const given = readStyle(chosen, this.#scope.theme);
    if (given) return given;
    const label = labelOf(node) ?? 'node1';
    const style = this.#styles.get(label)?.child('dgm:style');
    const styled = readStyle(style, this.#scope.theme);
    const colors = this.#colors.get(label);
    const place = integerOf(settings(node.presentation)?.attr('presStyleIdx')) ?? this.#places.get(node) ?? 0;
    const count =
      integerOf(settings(node.presentation)?.attr('presStyleCnt')) ?? this.#counts.get(label) ?? 1;
    const pick = (list: string) => this.#pick(colors?.child(`dgm:${list}`), place, count);
    const own = {
      fill: pick('fillClrLst') ?? ACCENT,
      line: pick('linClrLst') ?? ACCENT,
      text: pick('txFillClrLst'),
    };
    const fill = styled ? styled.fill : solid(own.fill);
    return {
      fill: fill && this.#recolored(style?.child('a:fillRef'), fill, own.fill),
      line: styled?.line && this.#recoloredLine(style?.child('a:lnRef'), styled.line, own.line),
      effects: styled?.effects,
      text: own.text ? { ...styled?.text, fill: solid(own.text) } : styled?.text,
    };
  }

  /** The theme's fill with the label's colour instead of the quick style's. */
  #recolored(reference: XmlElement | undefined, fill: Fill, own: Color): Fill {
    const index = integerOf(reference?.attr('idx')) ?? 0;
    const { fills, backgroundFills } = this.#scope.theme;
    const plain = index > 1000 ? backgroundFills[index - 1001] : fills[index - 1];
    return plain && fill.type !== 'none' ? recolorFill(plain, own) : fill;
  }

  #recoloredLine(reference: XmlElement | undefined, line: Line, own: Color): Line {
    const plain = this.#scope.theme.lines[(integerOf(reference?.attr('idx')) ?? 0) - 1];
    return plain?.fill && line.fill?.type !== 'none'
      ? { ...plain, fill: recolorFill(plain.fill, own) }
      : line;
  }

  /** Colour of the n-th of `count` nodes from a list (CT_Colors, 21.4.4.7): in turn, or interpolated. */
  #pick(list: XmlElement | undefined, place: number, count: number): Color | undefined {
    const colors = list ? readColors(list) : [];
    const [first] = colors;
    if (!first || colors.length === 1 || count <= 1) return first;
    const method = list?.attr('meth') ?? 'span';
    if (method === 'repeat') return colors[place % colors.length];
    const steps = colors.length - 1;
    const along = method === 'cycle' ? triangle((2 * place) / count) : place / (count - 1);
    const at = Math.min(steps, Math.max(0, along * steps));
    const from = colors[Math.min(steps - 1, Math.floor(at))] ?? first;
    const to = colors[Math.min(steps, Math.floor(at) + 1)] ?? first;
    return this.#between(from, to, at - Math.min(steps - 1, Math.floor(at)), list?.attr('hueDir'));
  }

  /** A colour between two others, written as offsets from the first, as in PowerPoint. */
  #between(from: Color, to: Color, share: number, direction: string | undefined): Color {
    if (share <= 0) return from;
    if (share >= 1) return to;
    const [start, end] = [resolveColor(from, this.#context), resolveColor(to, this.#context)];
    const [one, other] = [hslOf(start), hslOf(end)];
    let turn = other.s === 0 || one.s === 0 ? 0 : other.h - one.h;
    if (direction === 'ccw' && turn > 0.02) turn -= 1;
    if (direction !== 'ccw' && turn < -0.02) turn += 1;
    const mods: ColorTransform[] = [
      { op: 'hueOff', value: turn * 360 * share },
      { op: 'satOff', value: (other.s - one.s) * share },
      { op: 'lumOff', value: (other.l - one.l) * share },
      { op: 'alphaOff', value: (end.a - start.a) * share },
    ];
    const kept = mods.filter(({ value }) => Math.abs(value ?? 0) > 1e-6);
    return kept.length > 0 ? { ...from, mods: [...(from.mods ?? []), ...kept] } : from;
  }
}

/** Default for files without a colours part. */
const ACCENT: Color = { type: 'scheme', slot: 'accent1' };

/** Triangle wave: 0 to 1 and back to 0, for 0 to 2. */
function triangle(value: number): number {
  return value <= 1 ? value : 2 - value;
}

function solid(color: Color): Fill {
  return { type: 'solid', color };
}

function byName(part: XmlElement | undefined): ReadonlyMap<string, XmlElement> {
  return new Map(part?.all('dgm:styleLbl').map((label) => [label.attr('name') ?? '', label]));
}

/**
 * The style label of a node: the file's takes precedence over the definition's (21.4.7.57); entries without one have
 * `node1`.
 */
export function labelOf(node: LayoutNode): string | undefined {
  return settings(node.presentation)?.attr('presStyleLbl') ?? node.label;
}
