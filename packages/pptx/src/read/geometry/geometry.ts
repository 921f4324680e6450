import type { Geometry, GeometryDefinition, GeometryPath } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { booleanOf, compact, emu, oneOf } from './units.ts';

type Guide = GeometryDefinition['guides'][number];
type Command = GeometryPath['commands'][number];
type Handle = GeometryDefinition['handles'][number];

/** A shape's geometry (20.1.9): a preset with adjust values, or the file's own guides and paths. */
export function readGeometry(properties: XmlElement | undefined): Geometry | undefined {
  const preset = properties?.child('a:prstGeom');
  if (preset) {
    const adjust = adjustOf(preset);
    return {
      type: 'preset',
      preset: (preset.attr('prst') ?? 'rect').slice(0, 48),
      ...(adjust ? { adjust } : {}),
    };
  }
  const custom = properties?.child('a:custGeom');
  return custom && { type: 'custom', definition: readDefinition(custom) };
}

/** The adjust values in a preset's a:avLst: their formulas are always `val` and a number. */
export function adjustOf(preset: XmlElement): Record<string, number> | undefined {
  const adjust: [string, number][] = [];
  for (const guide of preset.child('a:avLst')?.all('a:gd') ?? []) {
    const value = Number(/^\s*val\s+(-?[\d.]+)/.exec(guide.attr('fmla') ?? '')?.[1] ?? Number.NaN);
    const name = guide.attr('name');
    if (name && name !== '__proto__' && Number.isFinite(value) && adjust.length < 64)
      adjust.push([name, value]);
  }
  return adjust.length > 0 ? Object.fromEntries(adjust) : undefined;
}

function readDefinition(custom: XmlElement): GeometryDefinition {
  const rect = custom.child('a:rect');
  return {
    adjust: readGuides(custom.child('a:avLst')).slice(0, 64),
    guides: readGuides(custom.child('a:gdLst')).slice(0, 4096),
    handles: (custom.child('a:ahLst')?.children ?? [])
      .map(readHandle)
      .filter((handle) => handle !== undefined)
      .slice(0, 64),
    sites: (custom.child('a:cxnLst')?.all('a:cxn') ?? []).slice(0, 256).map((site) => ({
      ang: arg(site.attr('ang')),
      ...point(site.child('a:pos')),
    })),
    ...(rect
      ? {
          textRect: {
            l: arg(rect.attr('l')),
            t: arg(rect.attr('t')),
            r: arg(rect.attr('r')),
            b: arg(rect.attr('b')),
          },
        }
      : {}),
    paths: (custom.child('a:pathLst')?.all('a:path') ?? []).slice(0, 256).map(readPath),
  };
}

function readGuides(list: XmlElement | undefined): Guide[] {
  return (list?.all('a:gd') ?? []).map((guide) => [
    (guide.attr('name') ?? '').slice(0, 64),
    (guide.attr('fmla') ?? 'val 0').slice(0, 256),
  ]);
}

function readHandle(handle: XmlElement): Handle | undefined {
  const optional = (name: string) => (handle.attr(name) === undefined ? undefined : arg(handle.attr(name)));
  const at = point(handle.child('a:pos'));
  if (handle.name === 'a:ahXY') {
    return compact<Handle>({
      type: 'xy',
      refX: optional('gdRefX'),
      minX: optional('minX'),
      maxX: optional('maxX'),
      refY: optional('gdRefY'),
      minY: optional('minY'),
      maxY: optional('maxY'),
      ...at,
    });
  }
  if (handle.name === 'a:ahPolar') {
    return compact<Handle>({
      type: 'polar',
      refR: optional('gdRefR'),
      minR: optional('minR'),
      maxR: optional('maxR'),
      refAng: optional('gdRefAng'),
      minAng: optional('minAng'),
      maxAng: optional('maxAng'),
      ...at,
    });
  }
  return undefined;
}

function readPath(path: XmlElement): GeometryPath {
  return compact<GeometryPath>({
    w: positive(path.attr('w')),
    h: positive(path.attr('h')),
    fill: oneOf(path.attr('fill'), ['none', 'norm', 'lighten', 'lightenLess', 'darken', 'darkenLess']),
    stroke: booleanOf(path.attr('stroke')),
    commands: path.children
      .slice(0, 100_000)
      .map(readCommand)
      .filter((command) => command !== undefined),
  });
}

function positive(value: string | undefined): number | undefined {
  const amount = emu(value);
  return amount !== undefined && amount > 0 ? amount : undefined;
}

function readCommand(command: XmlElement): Command | undefined {
  const points = () => command.all('a:pt').flatMap((at) => [arg(at.attr('x')), arg(at.attr('y'))]);
  switch (command.name) {
    case 'a:moveTo':
      return { c: 'M', ...point(command.child('a:pt')) };
    case 'a:lnTo':
      return { c: 'L', ...point(command.child('a:pt')) };
    case 'a:arcTo':
      return {
        c: 'A',
        wR: arg(command.attr('wR')),
        hR: arg(command.attr('hR')),
        start: arg(command.attr('stAng')),
        swing: arg(command.attr('swAng')),
      };
    case 'a:quadBezTo': {
      const p = points();
      return p.length >= 4 ? { c: 'Q', p: p.slice(0, 4) } : undefined;
    }
    case 'a:cubicBezTo': {
      const p = points();
      return p.length >= 6 ? { c: 'C', p: p.slice(0, 6) } : undefined;
    }
    case 'a:close':
      return { c: 'Z' };
    default:
      return undefined;
  }
}

function point(at: XmlElement | undefined): { x: string; y: string } {
  return { x: arg(at?.attr('x')), y: arg(at?.attr('y')) };
}

/** A guide's name or a number as text; measures with a unit are converted to EMU. */
function arg(value: string | undefined): string {
  const text = (value ?? '0').trim().slice(0, 64);
  if (/^-?\d+(\.\d+)?[a-z]{2}$/.test(text)) return String(Math.round(emu(text) ?? 0));
  return text === '' ? '0' : text;
}
