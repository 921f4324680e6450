import { type ColorMap, DEFAULT_COLOR_MAP, type Layout, type Master, type Theme } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { bevelXml, effectsXml, fillXml, lineXml } from '../paint/paint-out.ts';
import { colorSchemeXml } from '../paint/theme-out.ts';
import { shapeTreeXml } from '../shape/element-out.ts';
import { levelsXml } from '../text/text-out.ts';
import { timingXml } from '../timing/timing-out.ts';
import { kept, NAMESPACES, tag, type Xml } from '../xml/xml-out.ts';

/** A theme part (20.1.6.9); this file also writes masters and layouts (19.3.1.42, 19.3.1.39). */

export function themeXml(theme: Theme | undefined, scope: OutScope): Xml {
  return tag(
    'a:theme',
    { 'xmlns:a': NAMESPACES['xmlns:a'], 'xmlns:r': NAMESPACES['xmlns:r'], name: theme?.name ?? 'Lectern' },
    tag('a:themeElements', {}, colorSchemeXml(theme), fontSchemeXml(theme), formatSchemeXml(theme, scope)),
    tag('a:objectDefaults'),
    tag('a:extraClrSchemeLst'),
  );
}

export function fontSchemeXml(theme: Theme | undefined): Xml {
  const fonts = (name: string, set: Theme['fonts']['major'] | undefined) =>
    tag(
      name,
      {},
      tag('a:latin', { typeface: set?.latin ?? 'Calibri' }),
      tag('a:ea', { typeface: set?.eastAsian ?? '' }),
      tag('a:cs', { typeface: set?.complexScript ?? '' }),
      ...Object.entries(set?.scripts ?? {}).map(([script, typeface]) => tag('a:font', { script, typeface })),
    );
  return tag(
    'a:fontScheme',
    { name: 'Lectern' },
    fonts('a:majorFont', theme?.fonts.major),
    fonts('a:minorFont', theme?.fonts.minor),
  );
}

/** The schema requires at least three entries of each kind; missing entries are plain. */
function formatSchemeXml(theme: Theme | undefined, scope: OutScope): Xml {
  const solid = kept('<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>');
  const filled = (list: readonly (Xml | undefined)[], plain: Xml) =>
    Array.from({ length: Math.max(3, list.length) }, (_, i) => list[i] ?? plain);
  const plainLine = kept(
    '<a:ln w="6350" cap="flat" cmpd="sng" algn="ctr"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill><a:prstDash val="solid"/></a:ln>',
  );
  const noEffect = tag('a:effectStyle', {}, tag('a:effectLst'));
  return tag(
    'a:fmtScheme',
    { name: 'Lectern' },
    tag(
      'a:fillStyleLst',
      {},
      ...filled(
        (theme?.fills ?? []).map((each) => fillXml(each, scope)),
        solid,
      ),
    ),
    tag(
      'a:lnStyleLst',
      {},
      ...filled(
        (theme?.lines ?? []).map((each) => lineXml(each, scope)),
        plainLine,
      ),
    ),
    tag(
      'a:effectStyleLst',
      {},
      ...filled(
        (theme?.effects ?? []).map((each) =>
          tag('a:effectStyle', {}, effectsXml(each) ?? tag('a:effectLst'), bevelXml(each)),
        ),
        noEffect,
      ),
    ),
    tag(
      'a:bgFillStyleLst',
      {},
      ...filled(
        (theme?.backgroundFills ?? []).map((each) => fillXml(each, scope)),
        solid,
      ),
    ),
  );
}

const MAPPED = [
  'bg1',
  'tx1',
  'bg2',
  'tx2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
] as const;

function colorMapAttributes(map: ColorMap | undefined): Record<string, string> {
  return Object.fromEntries(MAPPED.map((name) => [name, map?.[name] ?? DEFAULT_COLOR_MAP[name] ?? name]));
}

export function colorMapXml(map: ColorMap | undefined): Xml {
  return tag('p:clrMap', colorMapAttributes(map));
}

/** The text styles of titles, bodies and other text (19.3.1.52). */
export function textStylesXml(styles: Master['textStyles'], scope: OutScope): Xml {
  return tag(
    'p:txStyles',
    {},
    tag('p:titleStyle', {}, ...levelsXml(styles?.title, scope)),
    tag('p:bodyStyle', {}, ...levelsXml(styles?.body, scope)),
    tag('p:otherStyle', {}, ...levelsXml(styles?.other, scope)),
  );
}

/** The override of its master's colour map in a slide or layout. */
export function colorMapOverrideXml(map: ColorMap | undefined): Xml {
  return tag(
    'p:clrMapOvr',
    {},
    map ? tag('a:overrideClrMapping', colorMapAttributes(map)) : tag('a:masterClrMapping'),
  );
}

export function commonSlideXml(
  record: {
    readonly id: string;
    readonly name?: string | undefined;
    readonly background?: Master['background'];
  },
  scope: OutScope,
): Xml {
  const background = record.background && fillXml(record.background, scope);
  return tag(
    'p:cSld',
    { name: record.name },
    background && tag('p:bg', {}, tag('p:bgPr', {}, background, tag('a:effectLst'))),
    shapeTreeXml(record.id, scope),
  );
}

export function masterXml(
  master: Master,
  layouts: readonly { readonly id: number; readonly part: string }[],
  scope: OutScope,
): Xml {
  // A master without a background would be transparent.
  const background = master.background ?? {
    type: 'solid' as const,
    color: { type: 'scheme' as const, slot: 'bg1' as const },
  };
  return tag(
    'p:sldMaster',
    NAMESPACES,
    commonSlideXml({ ...master, background }, scope),
    colorMapXml(master.colorMap),
    tag(
      'p:sldLayoutIdLst',
      {},
      ...layouts.map(({ id, part }) =>
        tag('p:sldLayoutId', { id, 'r:id': scope.part.relate('slideLayout', part) }),
      ),
    ),
    timingXml(master, scope),
    textStylesXml(master.textStyles, scope),
  );
}

export function layoutXml(layout: Layout, scope: OutScope): Xml {
  return tag(
    'p:sldLayout',
    {
      ...NAMESPACES,
      type: layout.type,
      showMasterSp: layout.showMasterShapes === false ? false : undefined,
      preserve: 1,
    },
    commonSlideXml(layout, scope),
    colorMapOverrideXml(layout.colorMap),
    timingXml(layout, scope),
  );
}
