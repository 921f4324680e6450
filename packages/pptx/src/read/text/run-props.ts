import { ownValue } from '@lectern/base';
import type { RunProps } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import { readAction } from '../action.ts';
import type { TreeScope } from '../context.ts';
import { booleanOf, clamp, compact, fractionOf, numberOf, oneOf, round } from '../geometry/units.ts';
import { ownExtension } from '../own/own-marks.ts';
import { readColor } from '../paint/color.ts';
import { readEffects } from '../paint/effects.ts';
import { readFill } from '../paint/fill.ts';
import { readLine } from '../paint/line.ts';

const STRIKES = { noStrike: 'none', sngStrike: 'single', dblStrike: 'double' } as const;

/**
 * A run's format (CT_TextCharacterProperties, 21.1.2.3.9); undefined when it is empty. Fonts of text are collected for
 * the report; a formula is drawn with our own font, for any font in the file.
 */
export function readRunProps(
  element: XmlElement | undefined,
  scope: TreeScope,
  of: 'words' | 'formula' = 'words',
): RunProps | undefined {
  if (!element || (element.attributes.length === 0 && element.children.length === 0)) return undefined;
  const size = numberOf(element.attr('sz'));
  const spacing = points(element.attr('spc'));
  const kern = points(element.attr('kern'));
  const strike = oneOf(element.attr('strike'), ['noStrike', 'sngStrike', 'dblStrike']);
  const baseline = fractionOf(element.attr('baseline'));
  const underlineFill = element.child('a:uFill');
  const underlineLine = element.child('a:uLn');
  const own = ownLook(element);
  const face = (name: string) => font(element.child(name), of === 'words' ? scope : undefined);
  const props = compact<RunProps>({
    size: size === undefined ? undefined : clamp(round(size / 100, 100), 1, 4000),
    bold: booleanOf(element.attr('b')),
    italic: booleanOf(element.attr('i')),
    underline: own?.emphasis === 'dotted' ? undefined : element.attr('u')?.slice(0, 16),
    underlineColor: readColor(underlineFill?.child('a:solidFill') ?? underlineLine?.child('a:solidFill')),
    strike: strike === undefined ? undefined : ownValue(STRIKES, strike),
    fill: readFill(element, scope),
    outline: readLine(element.child('a:ln'), scope),
    effects: readEffects(element),
    highlight: readColor(element.child('a:highlight')),
    latin: face('a:latin'),
    eastAsian: face('a:ea'),
    complexScript: face('a:cs'),
    symbol: face('a:sym'),
    baseline,
    spacing: spacing === undefined ? undefined : clamp(spacing, -4000, 4000),
    caps: oneOf(element.attr('cap'), ['none', 'small', 'all']),
    kern,
    lang: element.attr('lang')?.slice(0, 16),
    link: readAction(element.child('a:hlinkClick'), scope),
    linkOwnColor: keepsColor(element.child('a:hlinkClick')) ? true : undefined,
    hoverLink: readAction(element.child('a:hlinkMouseOver'), scope),
    ruby: own?.ruby,
    emphasisMark: own?.emphasis === undefined ? undefined : own.emphasis !== 'off',
  });
  return Object.keys(props).length > 0 ? props : undefined;
}

/**
 * Properties from our extension that PowerPoint lacks. The dots below letters are ours unless the dotted underline in
 * their place was changed.
 */
function ownLook(
  element: XmlElement,
): { readonly emphasis: string | undefined; readonly ruby: string | undefined } | undefined {
  const own = ownExtension(element)?.child('lectern:run');
  if (!own) return undefined;
  const emphasis = oneOf(own.attr('emphasis'), ['dotted', 'on', 'off']);
  const stands = emphasis !== 'dotted' || element.attr('u') === 'dotted';
  return { emphasis: stands ? emphasis : undefined, ruby: own.attr('ruby')?.slice(0, 64) || undefined };
}

/** Later files can set that links keep the text's colour ([MS-ODRAWXML] 2.31, ahyp:hlinkClr). */
function keepsColor(link: XmlElement | undefined): boolean {
  const extensions = link?.child('a:extLst')?.children ?? [];
  return extensions.some((extension) => extension.child('ahyp:hlinkClr')?.attr('val') === 'tx');
}

/** A font name, collected for the report of the scope; undefined when it is empty. */
function font(element: XmlElement | undefined, scope: TreeScope | undefined): string | undefined {
  const name = element?.attr('typeface')?.trim().slice(0, 128);
  if (!name) return undefined;
  scope?.context.report.font(name);
  return name;
}

/** Points from 100ths, or from a measure in `pt` (strict). */
function points(value: string | undefined): number | undefined {
  const measure = /^(-?[\d.]+)pt$/.exec(value ?? '');
  const number = measure ? numberOf(measure[1]) : numberOf(value);
  return number === undefined ? undefined : round(measure ? number : number / 100, 100);
}
