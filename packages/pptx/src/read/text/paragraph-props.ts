import { ownValue } from '@lectern/base';
import type { Bullet, ListStyle, ParagraphProps, Spacing } from '@lectern/courseware';
import { OWN_NUMBERINGS } from '../../package/own-extension.ts';
import type { XmlElement } from '../../package/xml.ts';
import type { TreeScope } from '../context.ts';
import {
  booleanOf,
  clamp,
  compact,
  fractionOf,
  integerOf,
  numberOf,
  oneOf,
  px,
  round,
} from '../geometry/units.ts';
import { ownExtension } from '../own/own-marks.ts';
import { blipAsset } from '../paint/blip.ts';
import { readColor } from '../paint/color.ts';
import { readRunProps } from './run-props.ts';

const GRIDS = ['field', 'rice', 'pinyin', 'english'] as const;

/** A paragraph's format (CT_TextParagraphProperties, 21.1.2.2.7); undefined when it is empty. */
export function readParagraphProps(
  element: XmlElement | undefined,
  scope: TreeScope,
): ParagraphProps | undefined {
  if (!element || (element.attributes.length === 0 && element.children.length === 0)) return undefined;
  const level = integerOf(element.attr('lvl'), 0, 8);
  const props = compact<ParagraphProps>({
    level: level === 0 ? undefined : level,
    align: oneOf(element.attr('algn'), ['l', 'ctr', 'r', 'just', 'dist', 'justLow', 'thaiDist']),
    marginLeft: px(element.attr('marL')),
    marginRight: px(element.attr('marR')),
    indent: px(element.attr('indent')),
    lineSpacing: readSpacing(element.child('a:lnSpc')),
    spaceBefore: readSpacing(element.child('a:spcBef')),
    spaceAfter: readSpacing(element.child('a:spcAft')),
    bullet: readBullet(element, scope),
    tabs: readTabs(element.child('a:tabLst')),
    defaultTab: px(element.attr('defTabSz')),
    rtl: booleanOf(element.attr('rtl')),
    fontAlign: oneOf(element.attr('fontAlgn'), ['auto', 't', 'ctr', 'base', 'b']),
    eastAsianBreak: booleanOf(element.attr('eaLnBrk')),
    latinBreak: booleanOf(element.attr('latinLnBrk')),
    hangingPunctuation: booleanOf(element.attr('hangingPunct')),
    wordGrid: oneOf(ownExtension(element)?.child('lectern:paragraph')?.attr('grid'), GRIDS),
  });
  return Object.keys(props).length > 0 ? props : undefined;
}

/** Levels 1 to 9 of a list style (21.1.2.4.12), without empty levels at the end. */
export function readListStyle(element: XmlElement | undefined, scope: TreeScope): ListStyle | undefined {
  if (!element) return undefined;
  const levels: ListStyle = [];
  for (let level = 1; level <= 9; level++) {
    const props = element.child(`a:lvl${level}pPr`);
    const paragraph = readParagraphProps(props, scope);
    const run = readRunProps(props?.child('a:defRPr'), scope);
    levels.push({ ...(paragraph ? { paragraph } : {}), ...(run ? { run } : {}) });
  }
  while (levels.length > 0 && Object.keys(levels.at(-1) ?? {}).length === 0) levels.pop();
  return levels.length > 0 ? levels : undefined;
}

function readSpacing(element: XmlElement | undefined): Spacing | undefined {
  const percent = fractionOf(element?.child('a:spcPct')?.attr('val'));
  if (percent !== undefined) return { type: 'percent', value: percent };
  const points = numberOf(element?.child('a:spcPts')?.attr('val'));
  return points === undefined
    ? undefined
    : { type: 'points', value: clamp(round(points / 100, 100), 0, 4000) };
}

function readTabs(list: XmlElement | undefined): ParagraphProps['tabs'] {
  if (!list) return undefined;
  return list
    .all('a:tab')
    .slice(0, 64)
    .map((tab) => ({
      pos: px(tab.attr('pos')) ?? 0,
      align: oneOf(tab.attr('algn'), ['l', 'ctr', 'r', 'dec']) ?? 'l',
    }));
}

function readBullet(props: XmlElement, scope: TreeScope): Bullet | undefined {
  const points = numberOf(props.child('a:buSzPts')?.attr('val'));
  const look = compact({
    color: readColor(props.child('a:buClr')),
    font: props.child('a:buFont')?.attr('typeface')?.slice(0, 128) || undefined,
    size: points === undefined ? fractionOf(props.child('a:buSzPct')?.attr('val')) : -points / 100,
  });
  if (props.child('a:buNone')) return { type: 'none' };
  const char = props.child('a:buChar')?.attr('char');
  if (char) return { type: 'char', char: char.slice(0, 16), ...look };
  const number = props.child('a:buAutoNum');
  if (number) {
    const start = integerOf(number.attr('startAt'), 1, 32_767);
    return {
      type: 'number',
      scheme: schemeOf(props, number.attr('type') ?? 'arabicPeriod'),
      ...(start === undefined ? {} : { start }),
      ...look,
    };
  }
  const blip = props.path('a:buBlip', 'a:blip');
  const asset = blip && blipAsset(blip, scope)?.asset;
  if (asset) return { type: 'picture', asset, ...look };
  return Object.keys(look).length > 0 ? { type: 'inherit', ...look } : undefined;
}

/** The numbering scheme in the file, or our own scheme that it replaces, unless a user has selected another since. */
function schemeOf(props: XmlElement, scheme: string): string {
  const own = ownExtension(props)?.child('lectern:paragraph')?.attr('numbering') ?? '';
  return ownValue(OWN_NUMBERINGS, own) === scheme ? own : scheme.slice(0, 32);
}
