import { type Zippable, zipSync } from 'fflate';

const text = (xml: string): Uint8Array => new TextEncoder().encode(xml);
const MAIN = 'http://schemas.openxmlformats.org/presentationml/2006/main';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const KIND = 'application/vnd.openxmlformats-officedocument.presentationml';

function relations(targets: Readonly<Record<string, readonly [type: string, target: string]>>): Uint8Array {
  const all = Object.entries(targets).map(
    ([id, [type, target]]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return text(`<Relationships xmlns="${PACKAGE_RELATIONS}">${all.join('')}</Relationships>`);
}

function slide(title: string): Uint8Array {
  return text(
    `<p:sld xmlns:p="${MAIN}" xmlns:a="${DRAWING}" xmlns:r="${RELATIONS}"><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/><p:sp><p:nvSpPr><p:cNvPr id="2" name="标题"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="952500" y="952500"/><a:ext cx="4762500" cy="952500"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>`,
  );
}

export interface DeckOptions {
  /** Goes in beside the deck's parts, or in their place. */
  readonly files?: Zippable;
}

/** A small .pptx made here: one text box a slide. */
export function makeDeck(titles: readonly string[], options: DeckOptions = {}): Uint8Array {
  const slides = titles.map((title, index) => [`ppt/slides/slide${index + 1}.xml`, slide(title)] as const);
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('');
  return zipSync({
    '[Content_Types].xml': text(
      `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/ppt/presentation.xml" ContentType="${KIND}.presentation.main+xml"/>${slides.map(([name]) => `<Override PartName="/${name}" ContentType="${KIND}.slide+xml"/>`).join('')}</Types>`,
    ),
    '_rels/.rels': relations({ rId1: ['officeDocument', 'ppt/presentation.xml'] }),
    'ppt/presentation.xml': text(
      `<p:presentation xmlns:p="${MAIN}" xmlns:a="${DRAWING}" xmlns:r="${RELATIONS}"><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    ),
    'ppt/_rels/presentation.xml.rels': relations(
      Object.fromEntries(
        slides.map((_, index) => [`rId${index + 1}`, ['slide', `slides/slide${index + 1}.xml`] as const]),
      ),
    ),
    ...Object.fromEntries(slides),
    ...options.files,
  });
}

/** Bytes that a zip cannot make smaller, the same for the same seed. */
export function noise(length: number, seed = 1): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = seed >>> 0 || 1;
  for (let index = 0; index < length; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[index] = state & 0xff;
  }
  return bytes;
}

/** A slide with these shapes. */
export function slideOf(tree: string): Uint8Array {
  return text(
    `<p:sld xmlns:p="${MAIN}" xmlns:a="${DRAWING}" xmlns:r="${RELATIONS}"><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${tree}</p:spTree></p:cSld></p:sld>`,
  );
}

/** Shapes with a style, a fill and a word each, as programs write them that make a deck of many. */
export function styledShapes(count: number): string {
  const reference = (name: string, index: number | string, color: string) =>
    `<a:${name} idx="${index}"><a:schemeClr val="${color}"/></a:${name}>`;
  const style = `<p:style>${reference('lnRef', 1, 'accent1')}${reference('fillRef', 3, 'accent1')}${reference('effectRef', 2, 'accent1')}${reference('fontRef', 'minor', 'lt1')}</p:style>`;
  const one = (id: number) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Rounded Rectangle ${id}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${(id % 100) * 90_000}" y="${Math.floor(id / 100) * 30_000}"/><a:ext cx="85000" cy="28000"/></a:xfrm><a:prstGeom prst="roundRect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="FF8800"/></a:solidFill></p:spPr>${style}<p:txBody><a:bodyPr rtlCol="0" anchor="ctr"/><a:lstStyle/><a:p><a:pPr algn="ctr"/><a:r><a:rPr lang="zh-CN" sz="800"/><a:t>形状 ${id}</a:t></a:r></a:p></p:txBody></p:sp>`;
  return Array.from({ length: count }, (_, index) => one(index + 2)).join('');
}

/** One slide with so many rectangles. */
export function crowdedDeck(rectangles: number): Uint8Array {
  const one = (id: number) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name=""/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:sp>`;
  const all = Array.from({ length: rectangles }, (_, index) => one(index + 2)).join('');
  return makeDeck(['一'], { files: { 'ppt/slides/slide1.xml': slideOf(all) } });
}
