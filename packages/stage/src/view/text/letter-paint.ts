import {
  type ColorContext,
  cssColor,
  type Fill,
  type ResolvedRun,
  type Rgba,
  resolveColor,
  toHex,
} from '@lectern/courseware';
import type { CSSProperties } from 'react';
import { effectStyle } from '../paint/effect-style.ts';
import { cssGradient } from '../paint/gradient-server.tsx';
import { type GradientFill, sortedStops } from '../paint/gradient-stops.tsx';

/**
 * Letters extend beyond the box of their line, and a background image is painted within the box only: this padding is
 * added, in font sizes, and compensated by margins.
 */
const ROOM = { inline: 0.15, block: 0.3 } as const;

/** The colour of a run's letters as CSS, or the image that is clipped to them. */
export function letterFill(fill: Fill | undefined, colors: ColorContext): CSSProperties {
  switch (fill?.type) {
    case 'solid':
      return { color: cssColor(resolveColor(fill.color, colors)) };
    case 'gradient':
      return {
        color: cssColor(middleColor(fill, colors)),
        ...clippedToText(cssGradient(fill, colors, ROOM)),
      };
    case 'pattern':
      return { color: cssColor(resolveColor(fill.foreground, colors)) };
    case 'none':
      return { color: 'transparent' };
    default:
      return { color: cssColor(resolveColor({ type: 'scheme', slot: 'tx1' }, colors)) };
  }
}

/** A CSS image that is clipped to the letters. Other content of the run has its colour. */
export function clippedToText(image: string): CSSProperties {
  return {
    // In a PDF such letters are a mask and no text: an invisibly faint colour keeps the text.
    WebkitTextFillColor: 'rgb(0 0 0 / 0.4%)',
    backgroundImage: image,
    // In a PDF, an image up to the edge shows as a hairline there, because the mask is not exact to the pixel.
    backgroundSize: 'calc(100% - 2px) calc(100% - 2px)',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    backgroundClip: 'text',
    WebkitBackgroundClip: 'text',
    boxDecorationBreak: 'clone',
    paddingBlock: `${ROOM.block}em`,
    paddingInline: `${ROOM.inline}em`,
    marginInline: `${-ROOM.inline}em`,
  };
}

/**
 * The style of content other than letters: a formula, which is taller than its line, or a bullet, whose line has no
 * height. A gradient becomes its middle colour.
 */
export function solidLook<Look extends Pick<ResolvedRun, 'fill'>>(look: Look, colors: ColorContext): Look {
  if (look.fill?.type !== 'gradient') return look;
  const middle = middleColor(look.fill, colors);
  const color = {
    type: 'rgb' as const,
    value: toHex(middle),
    ...(middle.a < 1 ? { mods: [{ op: 'alpha' as const, value: middle.a }] } : {}),
  };
  return { ...look, fill: { type: 'solid', color } };
}

function middleColor(fill: GradientFill, colors: ColorContext): Rgba {
  const stops = sortedStops(fill);
  const after = stops.find(({ pos }) => pos >= 0.5) ?? stops.at(-1);
  const before = stops.findLast(({ pos }) => pos <= 0.5) ?? after;
  if (!before || !after) return resolveColor({ type: 'scheme', slot: 'tx1' }, colors);
  const [from, to] = [resolveColor(before.color, colors), resolveColor(after.color, colors)];
  const share = after.pos > before.pos ? (0.5 - before.pos) / (after.pos - before.pos) : 0;
  const mixed = (channel: keyof Rgba) => from[channel] + (to[channel] - from[channel]) * share;
  return { r: mixed('r'), g: mixed('g'), b: mixed('b'), a: mixed('a') };
}

function leans(effects: ResolvedRun['effects']): boolean {
  const { skewX = 0, skewY = 0, scaleY = 1 } = effects?.outerShadow ?? {};
  return skewX !== 0 || skewY !== 0 || scaleY < 0.8;
}

/** Whether an image is clipped to the letters, which a text-shadow would cover. */
function hasImage({ fill }: ResolvedRun): boolean {
  return fill?.type === 'gradient' || fill?.type === 'picture';
}

/** Set in print only (text-view.css). */
const PRINTED_FILTER = '--letters-filter';

/**
 * Shadow and glow as text-shadow. Letters that are filled by an image are transparent themselves, and a text-shadow
 * would cover their fill, so they get a filter; in print, where a filter rasterises the text, a second text with
 * shadows only is placed behind the first.
 */
export function letterEffects(look: ResolvedRun, colors: ColorContext): CSSProperties {
  const { outerShadow, glow } = upright(look.effects);
  const textShadow = shadowsOf(outerShadow, glow, colors);
  if (textShadow === undefined) return {};
  if (!hasImage(look)) return { textShadow };
  const { filter, ...rest } = effectStyle({ outerShadow, glow }, colors) ?? {};
  return { ...rest, filter: `var(${PRINTED_FILTER},${filter})` };
}

/** Whether a run needs a separate shadow behind it in print. */
export function hasShadowBehind(look: ResolvedRun, colors: ColorContext): boolean {
  return hasImage(look) && letterShadow(look, colors) !== undefined;
}

/**
 * The style of a run in the second text, which has only shadows in print: as large as the first text, with only the
 * shadow of letters that an image fills.
 */
export function shadowAlone(style: CSSProperties, look: ResolvedRun, colors: ColorContext): CSSProperties {
  const { backgroundImage, backgroundClip, WebkitBackgroundClip, filter, ...rest } = style;
  return {
    ...rest,
    color: 'transparent',
    WebkitTextFillColor: 'transparent',
    WebkitTextStroke: undefined,
    backgroundColor: 'transparent',
    textDecorationColor: 'transparent',
    textShadow: hasImage(look) ? letterShadow(look, colors) : 'none',
  };
}

function letterShadow({ effects }: ResolvedRun, colors: ColorContext): string | undefined {
  const { outerShadow, glow } = upright(effects);
  return shadowsOf(outerShadow, glow, colors);
}

/** A skewed or flattened shadow is drawn straight behind the letters: beside them it would look like a second text. */
function upright(effects: ResolvedRun['effects']): NonNullable<ResolvedRun['effects']> {
  return leans(effects) ? { ...effects, outerShadow: undefined } : (effects ?? {});
}

function shadowsOf(
  shadow: NonNullable<ResolvedRun['effects']>['outerShadow'],
  glow: NonNullable<ResolvedRun['effects']>['glow'],
  colors: ColorContext,
): string | undefined {
  const shadows: string[] = [];
  if (shadow) {
    const angle = (shadow.angle * Math.PI) / 180;
    const x = Math.cos(angle) * shadow.distance;
    const y = Math.sin(angle) * shadow.distance;
    shadows.push(
      `${x.toFixed(2)}px ${y.toFixed(2)}px ${shadow.blur}px ${cssColor(resolveColor(shadow.color, colors))}`,
    );
  }
  if (glow) {
    const color = cssColor(resolveColor(glow.color, colors));
    // One shadow would make the glow too faint.
    shadows.push(`0 0 ${glow.radius * 0.5}px ${color}`, `0 0 ${glow.radius}px ${color}`);
  }
  return shadows.length > 0 ? shadows.join(',') : undefined;
}
