import { ownValue } from '@lectern/base';
import type { Geometry, GeometryDefinition } from '@lectern/courseware';
import { LazyCode } from '@lectern/ui/lazy';
import { COMMON_PRESETS } from './generated/common-presets.ts';

type Presets = Readonly<Record<string, string>>;

const parsed = new Map<string, GeometryDefinition>();
/**
 * Names of shapes that most decks use, but rarely on the first page. Their definitions are in a separate small file.
 */
const USUAL = new Set([
  ...['parallelogram', 'trapezoid', 'pentagon', 'hexagon', 'upArrow', 'downArrow', 'leftRightArrow'],
  ...['curvedConnector3', 'homePlate', 'chevron', 'star5', 'wedgeRectCallout', 'wedgeRoundRectCallout'],
  ...['plus', 'round2SameRect', 'leftBrace', 'rightBrace'],
]);
const usualPresets = new LazyCode<Presets>(
  async () => (await import('./generated/usual-presets.ts')).USUAL_PRESETS,
);
/** The shapes that few decks use. */
const rarePresets = new LazyCode<Presets>(
  async () => (await import('./generated/rare-presets.ts')).RARE_PRESETS,
);

/** The code that defines a preset which is not in the first load. */
export function presetsCode(name: string): LazyCode<Presets> {
  return USUAL.has(name) ? usualPresets : rarePresets;
}

/** Preloads the shapes that a deck most likely needs after its first page. */
export function preloadUsualPresets(): void {
  usualPresets.preload();
}

/** Resolves when `presetDefinition` can return each of the 187 presets. */
export async function loadAllPresets(): Promise<void> {
  await Promise.all([usualPresets.load(), rarePresets.load()]);
}

/** The definition of a preset; undefined while it is not loaded, and a rectangle for an unknown name. */
export function presetDefinition(name: string): GeometryDefinition | undefined {
  const known = parsed.get(name);
  if (known) return known;
  const late = presetsCode(name).value;
  const text =
    ownValue(COMMON_PRESETS, name) ??
    (late && ownValue(late, name)) ??
    (late ? COMMON_PRESETS.rect : undefined);
  if (text === undefined) return undefined;
  const definition = parsePreset(text);
  parsed.set(name, definition);
  return definition;
}

/** A geometry's definition; undefined while its preset is not loaded. A missing geometry counts as a rectangle. */
export function definitionOf(geometry: Geometry | undefined): GeometryDefinition | undefined {
  return geometry?.type === 'custom' ? geometry.definition : presetDefinition(presetOf(geometry));
}

/**
 * The preset that a geometry needs: a missing geometry counts as a rectangle, and so does a custom geometry, which
 * needs no preset.
 */
export function presetOf(geometry: Geometry | undefined): string {
  return geometry?.type === 'preset' ? geometry.preset : 'rect';
}

/** Reads the output of scripts/generate-presets.ts: adjusts | guides | handles | sites | text rectangle | paths. */
export function parsePreset(text: string): GeometryDefinition {
  const [adjust = '', guides = '', handles = '', sites = '', rect = '', paths = ''] = text.split('|');
  const [l, t, r, b] = rect.split(' ');
  return {
    adjust: items(adjust).map(parseGuide),
    guides: items(guides).map(parseGuide),
    handles: items(handles).map(parseHandle),
    sites: items(sites).map((site) => {
      const [ang = '0', x = '0', y = '0'] = site.split(' ');
      return { ang, x, y };
    }),
    textRect: l && t && r && b ? { l, t, r, b } : undefined,
    paths: items(paths).map(parsePath),
  };
}

function items(text: string): string[] {
  return text === '' ? [] : text.split(';');
}

function parseGuide(text: string): [string, string] {
  const space = text.indexOf(' ');
  return [text.slice(0, space), text.slice(space + 1)];
}

function parseHandle(text: string): GeometryDefinition['handles'][number] {
  const [kind, ...rest] = text.split(' ');
  const [a, b, c, d, e, f] = rest.slice(0, 6).map((token) => (token === '-' ? undefined : token));
  const [x = '0', y = '0'] = rest.slice(6);
  return kind === 'x'
    ? { type: 'xy', refX: a, minX: b, maxX: c, refY: d, minY: e, maxY: f, x, y }
    : { type: 'polar', refR: a, minR: b, maxR: c, refAng: d, minAng: e, maxAng: f, x, y };
}

type Path = GeometryDefinition['paths'][number];

function parsePath(text: string): Path {
  const [w, h, fill, stroke, ...tokens] = text.split(' ');
  const commands: Path['commands'] = [];
  let next = 0;
  const take = () => tokens[next++] ?? '0';
  while (next < tokens.length) {
    const letter = take();
    if (letter === 'M' || letter === 'L') commands.push({ c: letter, x: take(), y: take() });
    else if (letter === 'A') commands.push({ c: 'A', wR: take(), hR: take(), start: take(), swing: take() });
    else if (letter === 'Q') commands.push({ c: 'Q', p: [take(), take(), take(), take()] });
    else if (letter === 'C') commands.push({ c: 'C', p: [take(), take(), take(), take(), take(), take()] });
    else commands.push({ c: 'Z' });
  }
  return {
    w: w === '-' ? undefined : Number(w),
    h: h === '-' ? undefined : Number(h),
    fill: fill as Path['fill'],
    stroke: stroke === '1',
    commands,
  };
}
