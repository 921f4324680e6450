import { builtInTableStyle, type Line, type TableStyle, tableStyleParts } from '@lectern/courseware';
import { type Part, relationOfType } from '../../package/opc.ts';
import type { XmlElement } from '../../package/xml.ts';
import type { TableStyleSource, TreeScope } from '../context.ts';
import { compact, defined, integerOf } from '../geometry/units.ts';
import { readColor } from '../paint/color.ts';
import { readFill } from '../paint/fill.ts';
import { readLine } from '../paint/line.ts';
import { recolorFill, styledFill } from '../paint/style.ts';

type PartName = keyof TableStyle['parts'];
type StylePart = NonNullable<TableStyle['parts'][PartName]>;

const SIDES = {
  l: 'a:left',
  t: 'a:top',
  r: 'a:right',
  b: 'a:bottom',
  insideH: 'a:insideH',
  insideV: 'a:insideV',
  tlbr: 'a:tl2br',
  bltr: 'a:tr2bl',
} as const;

/** The table styles of a deck (20.1.4.2.26) by id, and PowerPoint's built-in styles for other ids. */
export class TableStyles implements TableStyleSource {
  readonly #elements = new Map<string, XmlElement>();
  #part: Part | undefined;

  load(presentation: Part, scope: TreeScope): void {
    const relation = relationOfType(presentation.relations, 'tableStyles');
    const part = relation && scope.context.package.part(relation.target);
    this.#part = part;
    for (const style of part?.root.all('a:tblStyle') ?? []) {
      const id = style.attr('styleId');
      if (id) this.#elements.set(id.toUpperCase(), style);
    }
  }

  /**
   * Undefined for an unknown style, and for a table without a style id. The `def` of the list is the style for new
   * tables and does not apply to existing tables.
   */
  find(id: string | undefined, scope: TreeScope): TableStyle | undefined {
    if (!id) return undefined;
    const element = this.#elements.get(id.toUpperCase());
    // pictures of a style are found through the part that contains the style
    const inner = this.#part ? { ...scope, part: this.#part } : scope;
    return element ? readStyle(element, inner) : builtInTableStyle(id);
  }
}

function readStyle(element: XmlElement, scope: TreeScope): TableStyle {
  const name = element.attr('styleName')?.slice(0, 128);
  const background = element.child('a:tblBg');
  const fill =
    readFill(background?.child('a:fill'), scope) ?? styledFill(background?.child('a:fillRef'), scope.theme);
  const parts: TableStyle['parts'] = {};
  for (const part of tableStyleParts) {
    const look = readPart(element.child(`a:${part}`), scope);
    if (look) parts[part] = look;
  }
  return {
    id: (element.attr('styleId') ?? '').slice(0, 64),
    ...(name ? { name } : {}),
    ...(fill ? { background: fill } : {}),
    parts,
  };
}

function readPart(element: XmlElement | undefined, scope: TreeScope): StylePart | undefined {
  if (!element) return undefined;
  const cell = element.child('a:tcStyle');
  const text = element.child('a:tcTxStyle');
  const reference = text?.child('a:fontRef');
  const index = reference?.attr('idx');
  const borders: NonNullable<StylePart['borders']> = {};
  for (const [side, name] of Object.entries(SIDES) as [keyof typeof SIDES, string][]) {
    const line = readBorder(cell?.path('a:tcBdr', name), scope);
    if (line) borders[side] = line;
  }
  return defined(
    compact<StylePart>({
      fill: readFill(cell?.child('a:fill'), scope) ?? styledFill(cell?.child('a:fillRef'), scope.theme),
      borders: defined(borders),
      bold: onOff(text?.attr('b')),
      italic: onOff(text?.attr('i')),
      color: readColor(text) ?? readColor(reference),
      font: index === 'major' || index === 'minor' ? index : undefined,
    }),
  );
}

function readBorder(element: XmlElement | undefined, scope: TreeScope): Line | undefined {
  const own = readLine(element?.child('a:ln'), scope);
  if (own) return own;
  const reference = element?.child('a:lnRef');
  if (!reference) return undefined;
  const index = integerOf(reference.attr('idx')) ?? 0;
  const line = scope.theme.lines[index - 1];
  if (!line) return index === 0 ? { fill: { type: 'none' } } : undefined;
  return line.fill ? { ...line, fill: recolorFill(line.fill, readColor(reference)) } : line;
}

/** `on`, `off` or `def`, which leaves it unset (20.1.10.35). */
function onOff(value: string | undefined): boolean | undefined {
  return value === 'on' ? true : value === 'off' ? false : undefined;
}
