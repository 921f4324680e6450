import type { Frame, Geometry, GeometryDefinition, GeometryPath } from '@lectern/courseware';
import { angle, emu, tag, type Xml } from '../xml/xml-out.ts';

/** An element's transform (20.1.7.6), in its parent's coordinates. */
export function transformXml(
  name: string,
  frame: Frame,
  childSpace?: { readonly w: number; readonly h: number },
): Xml {
  return tag(
    name,
    {
      rot: frame.rotation ? angle(frame.rotation) : undefined,
      flipH: frame.flipH || undefined,
      flipV: frame.flipV || undefined,
    },
    tag('a:off', { x: emu(frame.x), y: emu(frame.y) }),
    tag('a:ext', { cx: emu(frame.w), cy: emu(frame.h) }),
    // Children of a group are relative to its corner, unscaled.
    childSpace && tag('a:chOff', { x: 0, y: 0 }),
    childSpace && tag('a:chExt', { cx: emu(childSpace.w), cy: emu(childSpace.h) }),
  );
}

export function geometryXml(geometry: Geometry): Xml {
  if (geometry.type === 'preset') {
    const guides = Object.entries(geometry.adjust ?? {}).map(([name, value]) =>
      tag('a:gd', { name, fmla: `val ${Math.round(value)}` }),
    );
    return tag('a:prstGeom', { prst: geometry.preset }, tag('a:avLst', {}, ...guides));
  }
  return customXml(geometry.definition, geometry.adjust);
}

function customXml(
  definition: GeometryDefinition,
  adjust: Readonly<Record<string, number>> | undefined,
): Xml {
  const guide = ([name, fmla]: readonly [string, string]) => tag('a:gd', { name, fmla });
  const { textRect } = definition;
  return tag(
    'a:custGeom',
    {},
    tag(
      'a:avLst',
      {},
      ...definition.adjust.map(([name, fmla]) =>
        guide([name, adjust?.[name] === undefined ? fmla : `val ${Math.round(adjust[name])}`]),
      ),
    ),
    tag('a:gdLst', {}, ...definition.guides.map(guide)),
    tag('a:ahLst', {}, ...definition.handles.map(handleXml)),
    tag(
      'a:cxnLst',
      {},
      ...definition.sites.map(({ ang, x, y }) => tag('a:cxn', { ang }, tag('a:pos', { x, y }))),
    ),
    tag('a:rect', textRect ? { ...textRect } : { l: '0', t: '0', r: 'r', b: 'b' }),
    tag('a:pathLst', {}, ...definition.paths.map(pathXml)),
  );
}

function handleXml(handle: GeometryDefinition['handles'][number]): Xml {
  const at = tag('a:pos', { x: handle.x, y: handle.y });
  return handle.type === 'xy'
    ? tag(
        'a:ahXY',
        {
          gdRefX: handle.refX,
          minX: handle.minX,
          maxX: handle.maxX,
          gdRefY: handle.refY,
          minY: handle.minY,
          maxY: handle.maxY,
        },
        at,
      )
    : tag(
        'a:ahPolar',
        {
          gdRefR: handle.refR,
          minR: handle.minR,
          maxR: handle.maxR,
          gdRefAng: handle.refAng,
          minAng: handle.minAng,
          maxAng: handle.maxAng,
        },
        at,
      );
}

function pathXml(path: GeometryPath): Xml {
  return tag(
    'a:path',
    { w: path.w, h: path.h, fill: path.fill, stroke: path.stroke },
    ...path.commands.map(commandXml),
  );
}

function commandXml(command: GeometryPath['commands'][number]): Xml {
  const points = (p: readonly string[]) =>
    Array.from({ length: p.length / 2 }, (_, i) => tag('a:pt', { x: p[2 * i], y: p[2 * i + 1] }));
  switch (command.c) {
    case 'M':
      return tag('a:moveTo', {}, tag('a:pt', { x: command.x, y: command.y }));
    case 'L':
      return tag('a:lnTo', {}, tag('a:pt', { x: command.x, y: command.y }));
    case 'A':
      return tag('a:arcTo', { wR: command.wR, hR: command.hR, stAng: command.start, swAng: command.swing });
    case 'Q':
      return tag('a:quadBezTo', {}, ...points(command.p));
    case 'C':
      return tag('a:cubicBezTo', {}, ...points(command.p));
    case 'Z':
      return tag('a:close');
  }
}
