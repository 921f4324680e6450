import { ownValue } from '@lectern/base';
import type { RunProps } from '@lectern/courseware';

/** The style that an element gives its text; missing properties are inherited from its parent. */
export type ForeignLook = Pick<
  RunProps,
  'bold' | 'italic' | 'underline' | 'strike' | 'baseline' | 'fill' | 'link' | 'size' | 'ruby'
>;

const NONE: ReadonlyMap<string, string> = new Map();
const KEPT = 200;
const kept = new Map<string, ReadonlyMap<string, string>>();

/**
 * The declarations of a `style` attribute, the last one of each name. Cells of a table mostly share a few styles, so
 * results are cached.
 */
export function declarations(style: string | undefined): ReadonlyMap<string, string> {
  if (style === undefined || style === '') return NONE;
  const known = kept.get(style);
  if (known) return known;
  const found = declarationsOf(style);
  if (kept.size >= KEPT) kept.clear();
  kept.set(style, found);
  return found;
}

function declarationsOf(style: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of style.split(';')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const value = line.slice(colon + 1).trim();
    found.set(line.slice(0, colon).trim().toLowerCase(), value.toLowerCase());
  }
  return found;
}

const NAMED: Readonly<Record<string, ForeignLook>> = {
  b: { bold: true },
  strong: { bold: true },
  th: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  u: { underline: 'sng' },
  ins: { underline: 'sng' },
  s: { strike: 'single' },
  strike: { strike: 'single' },
  del: { strike: 'single' },
  sup: { baseline: 0.3 },
  sub: { baseline: -0.25 },
};

/** The style from the element's name and from its declarations, which take precedence. */
export function lookOf(
  name: string,
  style: ReadonlyMap<string, string>,
  around: ForeignLook,
  address: string | undefined,
  isOnFill = false,
): ForeignLook {
  const look: ForeignLook = { ...around, ...ownValue(NAMED, name) };
  const weight = style.get('font-weight');
  if (weight !== undefined) look.bold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  const slant = style.get('font-style');
  if (slant !== undefined) look.italic = slant === 'italic' || slant.startsWith('oblique');
  const lines = style.get('text-decoration-line') ?? style.get('text-decoration') ?? '';
  if (lines.includes('underline')) look.underline = 'sng';
  if (lines.includes('line-through')) look.strike = 'single';
  const raised = style.get('vertical-align');
  if (raised === 'super') look.baseline = 0.3;
  if (raised === 'sub') look.baseline = -0.25;
  const color = style.get('color');
  if (color !== undefined) {
    const value = isOnFill ? (anyColor(color) ?? '000000') : readableColor(color);
    if (value === undefined) delete look.fill;
    else look.fill = { type: 'solid', color: { type: 'rgb', value } };
  }
  if (address !== undefined && /^(https?:|mailto:)/i.test(address) && address.length <= LINK_MAX) {
    look.link = { type: 'url', url: address };
    // The theme sets the style of a link.
    delete look.fill;
    delete look.underline;
  }
  return look;
}

const LINK_MAX = 4_096;

/** The run's properties without default values; undefined when no property is left. */
export function runLook({ bold, italic, ...rest }: ForeignLook): RunProps | undefined {
  const props = { ...rest, ...(bold && { bold }), ...(italic && { italic }) };
  return Object.keys(props).length === 0 ? undefined : props;
}

const COLOR_NAMES: Readonly<Record<string, string>> = {
  red: 'FF0000',
  blue: '0000FF',
  green: '008000',
  purple: '800080',
  orange: 'FFA500',
  maroon: '800000',
  navy: '000080',
  teal: '008080',
  brown: 'A52A2A',
  yellow: 'FFFF00',
  lime: '00FF00',
  aqua: '00FFFF',
  cyan: '00FFFF',
  fuchsia: 'FF00FF',
  magenta: 'FF00FF',
  olive: '808000',
  silver: 'C0C0C0',
  gray: '808080',
  grey: '808080',
  lightgray: 'D3D3D3',
  lightgrey: 'D3D3D3',
  lightblue: 'ADD8E6',
  lightgreen: '90EE90',
  lightyellow: 'FFFFE0',
  skyblue: '87CEEB',
  gold: 'FFD700',
  pink: 'FFC0CB',
  white: 'FFFFFF',
  black: '000000',
  windowtext: '000000',
};

/** A colour in any notation as RRGGBB; undefined without a colour. */
function anyColor(color: string): string | undefined {
  return ownValue(COLOR_NAMES, color) ?? hexColor(color) ?? functionColor(color);
}

/** The first colour in a value with several parts: a background, a border. */
export function colorIn(value: string): string | undefined {
  const [called] = /rgba?\([^)]*\)/.exec(value.toLowerCase()) ?? [];
  if (called !== undefined) return functionColor(called);
  for (const word of value.toLowerCase().split(/\s+/)) {
    const color = anyColor(word);
    if (color !== undefined) return color;
  }
  return undefined;
}

/** Sum of the channels: darker colours count as plain text, lighter colours are hardly visible on a page. */
const DARKEST = 3 * 64;
const LIGHTEST = 3 * 200;

/** The colour as RRGGBB; undefined for plain text colours and for colours that are hardly visible. */
function readableColor(color: string): string | undefined {
  const value = anyColor(color);
  if (value === undefined) return undefined;
  const channels = [0, 2, 4].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  const sum = channels.reduce((all, channel) => all + channel, 0);
  const isGray = Math.max(...channels) - Math.min(...channels) < 24;
  return (isGray && sum < DARKEST) || sum > LIGHTEST ? undefined : value;
}

function hexColor(color: string): string | undefined {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(color) ?? [];
  if (digits === undefined) return undefined;
  return (digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&')).toUpperCase();
}

function functionColor(color: string): string | undefined {
  const [, r, g, b, a] =
    /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+([\d.]+%?))?\s*\)$/.exec(color) ?? [];
  if (
    r === undefined ||
    g === undefined ||
    b === undefined ||
    (a !== undefined && Number.parseFloat(a) === 0)
  )
    return undefined;
  return [r, g, b]
    .map((channel) => Math.min(255, Number(channel)).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
