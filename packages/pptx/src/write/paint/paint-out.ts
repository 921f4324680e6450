import type { Color, Effects, Fill, Line, Recolor } from '@lectern/courseware';
import { type OutScope, relateAsset } from '../package/out-scope.ts';
import { angle, emu, joined, perMille, tag, type Xml } from '../xml/xml-out.ts';

/** Writes a colour as DrawingML (ECMA-376 20.1). */

export function colorXml(color: Color): Xml {
  const mods = (color.mods ?? []).map(({ op, value }) =>
    tag(`a:${op}`, {
      val:
        value === undefined
          ? undefined
          : op === 'hue' || op === 'hueOff'
            ? Math.round(value * 60_000)
            : perMille(value),
    }),
  );
  return color.type === 'rgb'
    ? tag('a:srgbClr', { val: color.value.toUpperCase() }, ...mods)
    : tag('a:schemeClr', { val: color.slot }, ...mods);
}

type SidesLike = { readonly l: number; readonly t: number; readonly r: number; readonly b: number };

export function sidesAttributes(sides: SidesLike): Record<string, number | undefined> {
  const side = (value: number) => (value === 0 ? undefined : perMille(value));
  return { l: side(sides.l), t: side(sides.t), r: side(sides.r), b: side(sides.b) };
}

/** Undefined for a fill whose picture is missing. */
export function fillXml(fill: Fill | undefined, scope: OutScope, pictureTag = 'a:blipFill'): Xml | undefined {
  switch (fill?.type) {
    case undefined:
      return undefined;
    case 'none':
      return tag('a:noFill');
    case 'solid':
      return tag('a:solidFill', {}, colorXml(fill.color));
    case 'group':
      return tag('a:grpFill');
    case 'pattern':
      return tag(
        'a:pattFill',
        { prst: fill.preset },
        tag('a:fgClr', {}, colorXml(fill.foreground)),
        tag('a:bgClr', {}, colorXml(fill.background)),
      );
    case 'gradient':
      return tag(
        'a:gradFill',
        { rotWithShape: fill.rotateWithShape },
        tag(
          'a:gsLst',
          {},
          // PowerPoint rejects a gradient with a single stop (20.1.8.37 requires two)
          ...(fill.stops.length > 1 ? fill.stops : [...fill.stops, ...fill.stops]).map((stop) =>
            tag('a:gs', { pos: perMille(stop.pos) }, colorXml(stop.color)),
          ),
        ),
        fill.shade.type === 'linear'
          ? tag('a:lin', { ang: angle(fill.shade.angle), scaled: fill.shade.scaled })
          : tag('a:path', { path: fill.shade.path }, tag('a:fillToRect', sidesAttributes(fill.shade.focus))),
      );
    case 'picture': {
      const relation = relateAsset(scope, fill.asset, 'image');
      if (relation === undefined) return tag('a:noFill');
      const { mode } = fill;
      return tag(
        pictureTag,
        { rotWithShape: fill.rotateWithShape },
        blipXml(relation, fill.recolor),
        fill.crop && tag('a:srcRect', sidesAttributes(fill.crop)),
        mode.type === 'tile'
          ? tag('a:tile', {
              tx: emu(mode.offsetX),
              ty: emu(mode.offsetY),
              sx: perMille(mode.scaleX),
              sy: perMille(mode.scaleY),
              flip: mode.flip,
              algn: mode.align,
            })
          : tag('a:stretch', {}, tag('a:fillRect', mode.inset ? sidesAttributes(mode.inset) : {})),
      );
    }
  }
}

const SVG_EXTENSION = '{96DAC541-7B7A-43D3-8B79-37D633B846F1}';

/** An a:blip with its recolouring and, if the picture is one of an SVG, a reference to that. */
export function blipXml(relation: string, recolor: Recolor | undefined, svgRelation?: string): Xml {
  return tag(
    'a:blip',
    { 'r:embed': relation },
    ...recolorXml(recolor),
    svgRelation !== undefined &&
      tag(
        'a:extLst',
        {},
        tag(
          'a:ext',
          { uri: SVG_EXTENSION },
          tag('asvg:svgBlip', {
            'xmlns:asvg': 'http://schemas.microsoft.com/office/drawing/2016/SVG/main',
            'r:embed': svgRelation,
          }),
        ),
      ),
  );
}

function recolorXml(recolor: Recolor | undefined): Xml[] {
  if (!recolor) return [];
  const { opacity, brightness, contrast, grayscale, biLevel, duotone, colorChange } = recolor;
  return [
    ...(opacity === undefined ? [] : [tag('a:alphaModFix', { amt: perMille(opacity) })]),
    ...(biLevel === undefined ? [] : [tag('a:biLevel', { thresh: perMille(biLevel) })]),
    ...(colorChange
      ? [
          tag(
            'a:clrChange',
            {},
            tag('a:clrFrom', {}, colorXml(colorChange.from)),
            tag('a:clrTo', {}, colorXml(colorChange.to)),
          ),
        ]
      : []),
    ...(duotone ? [tag('a:duotone', {}, ...duotone.map(colorXml))] : []),
    ...(grayscale ? [tag('a:grayscl')] : []),
    ...(brightness === undefined && contrast === undefined
      ? []
      : [tag('a:lum', { bright: optional(brightness, perMille), contrast: optional(contrast, perMille) })]),
  ];
}

const CAPS = { flat: 'flat', round: 'rnd', square: 'sq' } as const;

export function lineXml(line: Line | undefined, scope: OutScope, name = 'a:ln'): Xml | undefined {
  if (!line) return undefined;
  const end = (which: string, value: Line['head']) =>
    value && tag(which, { type: value.type, w: value.width, len: value.length });
  return tag(
    name,
    {
      w: line.width === undefined ? undefined : Math.min(emu(line.width), 20_116_800),
      cap: line.cap && CAPS[line.cap],
      cmpd: line.compound,
    },
    // An outline cannot have a picture fill or a group fill.
    line.fill?.type === 'picture' || line.fill?.type === 'group' ? undefined : fillXml(line.fill, scope),
    typeof line.dash === 'string'
      ? tag('a:prstDash', { val: line.dash })
      : line.dash && tag('a:custDash', {}, ...dashStops(line.dash)),
    line.join === 'miter' ? tag('a:miter', { lim: 800_000 }) : line.join && tag(`a:${line.join}`),
    end('a:headEnd', line.head),
    end('a:tailEnd', line.tail),
  );
}

function dashStops(dash: readonly number[]): Xml[] {
  const stops: Xml[] = [];
  for (let i = 0; i + 1 < dash.length; i += 2) {
    stops.push(tag('a:ds', { d: perMille(dash[i] ?? 1), sp: perMille(dash[i + 1] ?? 1) }));
  }
  return stops;
}

/** The list in the order that the schema requires (20.1.8.26). */
export function effectsXml(effects: Effects | undefined): Xml | undefined {
  if (!effects) return undefined;
  const { blur, glow, innerShadow, outerShadow, reflection, softEdge } = effects;
  return tag(
    'a:effectLst',
    {},
    blur && tag('a:blur', { rad: emu(blur.radius) }),
    glow && tag('a:glow', { rad: emu(glow.radius) }, colorXml(glow.color)),
    innerShadow && tag('a:innerShdw', shadowAttributes(innerShadow), colorXml(innerShadow.color)),
    outerShadow &&
      tag(
        'a:outerShdw',
        {
          ...shadowAttributes(outerShadow),
          sx: optional(outerShadow.scaleX, perMille),
          sy: optional(outerShadow.scaleY, perMille),
          kx: optional(outerShadow.skewX, (value) => Math.round(value * 60_000)),
          ky: optional(outerShadow.skewY, (value) => Math.round(value * 60_000)),
          algn: outerShadow.align,
          rotWithShape: outerShadow.rotateWithShape,
        },
        colorXml(outerShadow.color),
      ),
    reflection &&
      tag('a:reflection', {
        blurRad: emu(reflection.blur),
        stA: perMille(reflection.startAlpha),
        stPos: perMille(reflection.startPos),
        endA: perMille(reflection.endAlpha),
        endPos: perMille(reflection.endPos),
        dist: emu(reflection.distance),
        dir: angle(reflection.angle),
        sx: optional(reflection.scaleX, perMille),
        sy: optional(reflection.scaleY, perMille),
      }),
    softEdge && tag('a:softEdge', { rad: emu(softEdge.radius) }),
  );
}

/** A shape's bevel (20.1.5.3) with PowerPoint's default light and camera. */
export function bevelXml(effects: Effects | undefined): Xml | undefined {
  if (!effects?.bevel) return undefined;
  const size = emu(effects.bevel.width);
  return joined([
    tag(
      'a:scene3d',
      {},
      tag('a:camera', { prst: 'orthographicFront' }),
      tag('a:lightRig', { rig: 'threePt', dir: 't' }),
    ),
    tag('a:sp3d', {}, tag('a:bevelT', { w: size, h: size })),
  ]);
}

function shadowAttributes(shadow: { blur: number; distance: number; angle: number }) {
  return { blurRad: emu(shadow.blur), dist: emu(shadow.distance), dir: angle(shadow.angle) };
}

function optional(value: number | undefined, write: (value: number) => number): number | undefined {
  return value === undefined ? undefined : write(value);
}

export function paintXml(
  look: {
    readonly fill?: Fill | undefined;
    readonly line?: Line | undefined;
    readonly effects?: Effects | undefined;
  },
  scope: OutScope,
): Xml {
  return joined([fillXml(look.fill, scope), lineXml(look.line, scope), effectsXml(look.effects)]);
}
