import type { ParagraphProps, RunProps, TextBox } from '@lectern/courseware';
import { strFromU8 } from 'fflate';
import { escapeXml } from '../../package/escape-xml.ts';
import { OWN_EXTENSION } from '../../package/own-extension.ts';
import { parseXml, type XmlElement } from '../../package/xml.ts';
import { type Counterpart, sameValue } from '../original/same-record.ts';
import type { PatchedXml } from '../xml/patched-xml.ts';
import { NAMESPACES, type Xml } from '../xml/xml-out.ts';

/** The properties of a record, by attribute or child element of the original. */
interface Table<Props> {
  readonly attributes: Readonly<Record<string, readonly (keyof Props)[]>>;
  readonly children: readonly (readonly [names: string, keys: readonly (keyof Props)[]])[];
  /** Names of the children in schema order. */
  readonly order: readonly string[];
}

const FILLS = 'a:noFill a:solidFill a:gradFill a:blipFill a:pattFill a:grpFill';

/** 21.1.2.3.9 */
const RUN: Table<RunProps> = {
  attributes: {
    lang: ['lang'],
    sz: ['size'],
    b: ['bold'],
    i: ['italic'],
    u: ['underline', 'emphasisMark'],
    strike: ['strike'],
    kern: ['kern'],
    cap: ['caps'],
    spc: ['spacing'],
    baseline: ['baseline'],
  },
  children: [
    ['a:ln', ['outline']],
    [FILLS, ['fill']],
    ['a:effectLst a:effectDag', ['effects']],
    ['a:highlight', ['highlight']],
    ['a:uLnTx a:uLn a:uFillTx a:uFill', ['underlineColor']],
    ['a:latin', ['latin']],
    ['a:ea', ['eastAsian']],
    ['a:cs', ['complexScript']],
    ['a:sym', ['symbol']],
    ['a:hlinkClick', ['link', 'linkOwnColor']],
    ['a:hlinkMouseOver', ['hoverLink']],
    ['a:extLst', ['ruby', 'emphasisMark']],
  ],
  order:
    `a:ln ${FILLS} a:effectLst a:effectDag a:highlight a:uLnTx a:uLn a:uFillTx a:uFill a:latin a:ea a:cs a:sym a:hlinkClick a:hlinkMouseOver a:rtl a:extLst`.split(
      ' ',
    ),
};

const BULLETS =
  'a:buClrTx a:buClr a:buSzTx a:buSzPct a:buSzPts a:buFontTx a:buFont a:buNone a:buAutoNum a:buChar a:buBlip';

/** 21.1.2.2.7 */
const PARAGRAPH: Table<ParagraphProps> = {
  attributes: {
    marL: ['marginLeft'],
    marR: ['marginRight'],
    lvl: ['level'],
    indent: ['indent'],
    algn: ['align'],
    defTabSz: ['defaultTab'],
    rtl: ['rtl'],
    eaLnBrk: ['eastAsianBreak'],
    latinLnBrk: ['latinBreak'],
    fontAlgn: ['fontAlign'],
    hangingPunct: ['hangingPunctuation'],
  },
  children: [
    ['a:lnSpc', ['lineSpacing']],
    ['a:spcBef', ['spaceBefore']],
    ['a:spcAft', ['spaceAfter']],
    [BULLETS, ['bullet']],
    ['a:tabLst', ['tabs']],
    ['a:extLst', ['wordGrid', 'bullet']],
  ],
  order: `a:lnSpc a:spcBef a:spcAft ${BULLETS} a:tabLst a:defRPr a:extLst`.split(' '),
};

/** 21.1.2.1.1; the scene also rotates the text. */
const BOX: Table<TextBox> = {
  attributes: {
    rot: ['rotation'],
    vertOverflow: ['verticalOverflow'],
    horzOverflow: ['horizontalOverflow'],
    vert: ['vertical'],
    wrap: ['wrap'],
    lIns: ['insetLeft'],
    tIns: ['insetTop'],
    rIns: ['insetRight'],
    bIns: ['insetBottom'],
    numCol: ['columns'],
    spcCol: ['columnGap'],
    anchor: ['anchor'],
    anchorCtr: ['anchorCenter'],
    upright: ['upright'],
  },
  children: [
    ['a:prstTxWarp', ['warp', 'warpAdjust']],
    ['a:noAutofit a:normAutofit a:spAutoFit', ['autofit']],
    ['a:scene3d', ['rotation']],
  ],
  order: 'a:prstTxWarp a:noAutofit a:normAutofit a:spAutoFit a:scene3d a:sp3d a:flatTx a:extLst'.split(' '),
};

/** An element of the original that is rewritten, and its properties when it was read. */
export interface PropertySource<Props> {
  readonly element: XmlElement;
  readonly props: Props | undefined;
}

/**
 * Rewrites the properties of a text: unchanged properties stay as in the original, together with all unknown
 * properties.
 */
export class PatchedProperties {
  readonly #patch: PatchedXml;
  readonly #counterpart: Counterpart;
  /** Copied parts of the original. */
  readonly pieces: XmlElement[] = [];

  constructor(patch: PatchedXml, counterpart: Counterpart) {
    this.#patch = patch;
    this.#counterpart = counterpart;
  }

  /** `own` contains the properties as written without an original. */
  run(props: RunProps | undefined, source: PropertySource<RunProps>, own: Xml): string {
    return this.#patched(RUN, props ?? {}, source, own);
  }

  paragraph(props: ParagraphProps | undefined, source: PropertySource<ParagraphProps>, own: Xml): string {
    return this.#patched(PARAGRAPH, props ?? {}, source, own);
  }

  box(props: TextBox | undefined, source: PropertySource<TextBox>, own: Xml): string {
    return this.#patched(BOX, props ?? {}, source, own);
  }

  #patched<Props extends object>(
    table: Table<Props>,
    props: Props,
    { element, props: before }: PropertySource<Props>,
    own: Xml,
  ): string {
    const same = (keys: readonly (keyof Props)[]) =>
      keys.every((key) => sameValue(props[key], before?.[key], this.#counterpart));
    const every = [...Object.values(table.attributes), ...table.children.map(([, keys]) => keys)];
    if (every.every(same)) {
      this.pieces.push(element);
      return this.#patch.slice(element);
    }
    const ours = elementOf(own);
    const name = /^<([^\s/>]+)/.exec(this.#patch.slice(element))?.[1] ?? element.name;
    const attributes = this.#attributes(table, element, ours.element, same);
    const children = this.#children(table, element, ours, same);
    return children === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${children}</${name}>`;
  }

  #attributes<Props>(
    table: Table<Props>,
    element: XmlElement,
    ours: XmlElement,
    same: (keys: readonly (keyof Props)[]) => boolean,
  ): string {
    let out = '';
    const changed = (name: string) => {
      const keys = Object.hasOwn(table.attributes, name) ? table.attributes[name] : undefined;
      return keys !== undefined && !same(keys);
    };
    const written = attributesOf(this.#patch.startTag(element));
    for (const [name, value] of written) if (!changed(name)) out += ` ${name}=${value}`;
    for (const name of Object.keys(table.attributes)) {
      const value = changed(name) ? ours.attr(name) : undefined;
      if (value !== undefined) out += ` ${name}="${escapeXml(value)}"`;
    }
    return out;
  }

  #children<Props>(
    table: Table<Props>,
    element: XmlElement,
    ours: Ours,
    same: (keys: readonly (keyof Props)[]) => boolean,
  ): string {
    const groupOf = (name: string) => table.children.find(([names]) => names.split(' ').includes(name));
    const parts: { readonly name: string; readonly xml: string }[] = [];
    for (const child of element.children) {
      const group = groupOf(child.name);
      if (group && !same(group[1])) continue;
      this.pieces.push(child);
      parts.push({ name: child.name, xml: this.#patch.slice(child) });
    }
    for (const child of ours.element.children) {
      const group = groupOf(child.name);
      if (group && !same(group[1])) parts.push({ name: child.name, xml: ours.slice(child) });
    }
    const place = ({ name }: { readonly name: string }) => {
      const index = table.order.indexOf(name);
      return index < 0 ? table.order.length - 1.5 : index;
    };
    const extensions = element.child('a:extLst');
    const group = groupOf('a:extLst');
    if (extensions && group && !same(group[1])) this.#keepForeign(extensions, parts);
    return parts
      .sort((a, b) => place(a) - place(b))
      .map(({ xml }) => xml)
      .join('');
  }

  /** Extensions of other programs stay beside ours, which may be changed or removed. */
  #keepForeign(list: XmlElement, parts: { readonly name: string; readonly xml: string }[]): void {
    const foreign = list.children.filter((each) => each.attr('uri') !== OWN_EXTENSION);
    if (foreign.length === 0) return;
    this.pieces.push(...foreign);
    const kept = foreign.map((each) => this.#patch.slice(each)).join('');
    const at = parts.findIndex(({ name }) => name === 'a:extLst');
    const own = at < 0 ? '' : (parts.splice(at, 1)[0]?.xml ?? '').replace(/^<a:extLst>|<\/a:extLst>$/g, '');
    parts.push({ name: 'a:extLst', xml: `<a:extLst>${kept}${own}</a:extLst>` });
  }
}

interface Ours {
  readonly element: XmlElement;
  slice(child: XmlElement): string;
}

/** Our XML as elements. */
function elementOf(xml: Xml): Ours {
  const declared = Object.entries(NAMESPACES)
    .map(([name, uri]) => ` ${name}="${uri}"`)
    .join('');
  const text = `<root${declared}>${xml}</root>`;
  const { root } = parseXml(text, strFromU8);
  const [element] = root.children;
  if (!element) throw new Error('properties must be a single element');
  return { element, slice: (child) => text.slice(child.start, child.end) };
}

/** Attribute names and values in their original spelling, with quotes. */
function attributesOf(startTag: string): [string, string][] {
  return [...startTag.matchAll(/\s([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}
