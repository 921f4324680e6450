import { OFFICE_COLORS, type Theme, type ThemeSlot } from '@lectern/courseware';
import type { Part } from '../../package/opc.ts';
import type { XmlElement } from '../../package/xml.ts';
import type { ImportContext, ThemeStyles, TreeScope } from '../context.ts';
import { compact } from '../geometry/units.ts';
import { hex, readColor } from './color.ts';
import { readBevel, readEffects } from './effects.ts';
import { fillOf } from './fill.ts';
import { readLine } from './line.ts';

type FontSet = Theme['fonts']['major'];

const COLOR_SLOTS = Object.keys(OFFICE_COLORS) as ThemeSlot[];

/** Creates the record of a theme part (20.1.6.9); without a part it has Office's colours and Calibri. */
export function readTheme(context: ImportContext, part: Part | undefined): ThemeStyles {
  const id = context.newId();
  const elements = part?.root.child('a:themeElements');
  const styles = part ? stylesOf(context, part, id, elements?.child('a:fmtScheme')) : undefined;
  const name = part?.root.attr('name')?.slice(0, 1024);
  context.records.push({
    kind: 'theme',
    id,
    ...(name ? { name } : {}),
    colors: readColors(elements?.child('a:clrScheme')),
    fonts: {
      major: readFonts(context, elements?.path('a:fontScheme', 'a:majorFont')),
      minor: readFonts(context, elements?.path('a:fontScheme', 'a:minorFont')),
    },
    ...(styles ? stylesRecord(styles) : {}),
    ...(part ? { origin: part.name.slice(0, 512) } : {}),
  });
  return styles ?? { id, fills: [], backgroundFills: [], lines: [], effects: [] };
}

/**
 * The theme of a slide or layout that overrides its master's (a:themeOverride, 20.1.6.12): overridden parts replace
 * those of `base`. Undefined when the part has no override.
 */
export function readThemeOverride(
  context: ImportContext,
  part: Part | undefined,
  base: ThemeStyles,
): ThemeStyles | undefined {
  const root = part?.root;
  const given = context.records.find((record) => record.kind === 'theme' && record.id === base.id);
  if (!part || given?.kind !== 'theme') return undefined;
  const [colors, fonts, format] = ['clrScheme', 'fontScheme', 'fmtScheme'].map((name) =>
    root?.child(`a:${name}`),
  );
  if (!colors && !fonts && !format) return undefined;
  const id = context.newId();
  const styles = format ? stylesOf(context, part, id, format) : { ...base, id };
  context.records.push({
    ...given,
    id,
    ...(colors ? { colors: readColors(colors, given.colors) } : {}),
    ...(fonts
      ? {
          fonts: {
            major: readFonts(context, fonts.child('a:majorFont')),
            minor: readFonts(context, fonts.child('a:minorFont')),
          },
        }
      : {}),
    ...stylesRecord(styles),
    origin: part.name.slice(0, 512),
  });
  return styles;
}

function stylesRecord({ fills, backgroundFills, lines, effects }: ThemeStyles) {
  return {
    fills: [...fills],
    backgroundFills: [...backgroundFills],
    lines: [...lines],
    effects: [...effects],
  };
}

function readColors(scheme: XmlElement | undefined, base = OFFICE_COLORS): Theme['colors'] {
  const colors: Theme['colors'] = { ...base };
  for (const slot of COLOR_SLOTS) {
    const color = readColor(scheme?.child(`a:${slot}`));
    if (color?.type === 'rgb') colors[slot] = hex(color.value) ?? colors[slot];
  }
  return colors;
}

function readFonts(context: ImportContext, element: XmlElement | undefined): FontSet {
  const face = (name: string) => element?.child(name)?.attr('typeface')?.trim().slice(0, 128) || undefined;
  const eastAsian = face('a:ea');
  const complexScript = face('a:cs');
  for (const name of [face('a:latin'), eastAsian]) if (name) context.report.font(name);
  const scripts: [string, string][] = [];
  for (const font of element?.all('a:font') ?? []) {
    const script = font.attr('script')?.slice(0, 16);
    const typeface = font.attr('typeface')?.trim().slice(0, 128);
    if (script && typeface && script !== '__proto__') scripts.push([script, typeface]);
  }
  return {
    latin: face('a:latin') ?? 'Calibri',
    ...(eastAsian ? { eastAsian } : {}),
    ...(complexScript ? { complexScript } : {}),
    ...(scripts.length > 0 ? { scripts: Object.fromEntries(scripts) } : {}),
  };
}

function stylesOf(
  context: ImportContext,
  part: Part,
  id: string,
  format: XmlElement | undefined,
): ThemeStyles {
  const scope: TreeScope = {
    context,
    part,
    theme: { id, fills: [], backgroundFills: [], lines: [], effects: [] },
    pageId: undefined,
    inherited: {},
    elementIds: new Map(),
    later: [],
  };
  const fills = (list: XmlElement | undefined) =>
    (list?.children ?? []).map((child) => fillOf(child, scope) ?? { type: 'none' as const });
  return {
    id,
    fills: fills(format?.child('a:fillStyleLst')),
    backgroundFills: fills(format?.child('a:bgFillStyleLst')),
    lines: (format?.child('a:lnStyleLst')?.all('a:ln') ?? []).map((line) => readLine(line, scope) ?? {}),
    effects: (format?.child('a:effectStyleLst')?.all('a:effectStyle') ?? []).map((style) =>
      compact({ ...readEffects(style), bevel: readBevel(style) }),
    ),
  };
}
