import { isFetchedFont } from '@lectern/stage/view';
import { asDataUrl } from './data-url.ts';
import { rangeHolds } from './unicode-range.ts';

/** The style sheet of a web font is fetched when a page first names it; it is not waited for longer, milliseconds. */
const SHEET_MS = 5_000;
const LOOK_AGAIN_MS = 100;

interface SetText {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly characters: Set<number>;
}

/** Which characters of an element are set in which web fonts; what the machine has itself is drawn by itself. */
function textsByFont(element: Element): Iterable<SetText> {
  const found = new Map<string, SetText>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null) continue;
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(parent);
    const [bold, italic] = [isBold(fontWeight), fontStyle !== 'normal'];
    for (const family of familiesOf(fontFamily)) {
      if (!isFetchedFont(family)) continue;
      const key = `${family} ${bold} ${italic}`;
      const text = found.get(key) ?? { family, bold, italic, characters: new Set() };
      for (const character of node.textContent ?? '') text.characters.add(character.codePointAt(0) ?? 0);
      found.set(key, text);
    }
  }
  return found.values();
}

function isBold(weight: string): boolean {
  return weight === 'bold' || Number(weight) >= 600;
}

function familiesOf(list: string): string[] {
  return list.split(',').map(unquoted);
}

function unquoted(family: string): string {
  return family.trim().replace(/^["']|["']$/g, '');
}

interface Face {
  readonly family: string;
  readonly range: string;
  readonly weight: string;
  readonly style: string;
  /** What it says of its metrics, as CSS. */
  readonly metrics: string;
  /** Absolute. */
  readonly address: string;
}

const METRICS = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'] as const;

/** The faces that this page's style sheets declare for a family. */
function declaredFaces(family: string): Face[] {
  const faces: Face[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const value = (name: string) => rule.style.getPropertyValue(name);
      const link = /url\("?([^")]+)"?\)/.exec(value('src'))?.[1];
      if (unquoted(value('font-family')) !== family || link === undefined) continue;
      faces.push({
        family,
        range: value('unicode-range'),
        weight: value('font-weight') || 'normal',
        style: value('font-style') || 'normal',
        metrics: METRICS.map((name) => [name, value(name)])
          .filter(([, said]) => said !== '')
          .map(([name, said]) => `${name}:${said};`)
          .join(''),
        address: new URL(link, sheet.href ?? document.baseURI).href,
      });
    }
  }
  return faces;
}

async function awaitFaces(family: string): Promise<Face[]> {
  const deadline = performance.now() + SHEET_MS;
  for (;;) {
    const faces = declaredFaces(family);
    if (faces.length > 0) return faces;
    if (performance.now() > deadline) throw new Error(`the web font ${family} did not arrive`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** A part of a web font that a text needs. */
export interface WebFontSubset {
  readonly family: string;
  /** An `@font-face` rule with the file inside it. */
  readonly rule: string;
  /** The code point of one character that is drawn with it. */
  readonly probe: number;
}

/** Whether anything is seen of a character. */
function hasInk(character: number): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(String.fromCodePoint(character));
}

/**
 * The web fonts that an element's text is set in: only the subsets that hold its characters. Rejects when one cannot be
 * had, so that nothing is drawn in the wrong font.
 */
export async function webFontSubsets(element: Element): Promise<WebFontSubset[]> {
  const subsets: WebFontSubset[] = [];
  for (const { family, bold, italic, characters } of textsByFont(element)) {
    const seen = [...characters].filter(hasInk);
    const faces = await awaitFaces(family);
    const alike = faces.filter(
      ({ weight, style }) => isBold(weight) === bold && (style !== 'normal') === italic,
    );
    for (const face of alike.length > 0 ? alike : faces) {
      const probe = seen.find((character) => rangeHolds(face.range, new Set([character])));
      if (probe === undefined) continue;
      const range = face.range === '' ? '' : `unicode-range:${face.range};`;
      // Nothing is drawn in another font while this one is read.
      const rule = `@font-face{font-family:"${family}";font-weight:${face.weight};font-style:${face.style};font-display:block;${face.metrics}${range}src:url("${await asDataUrl(face.address)}")}`;
      subsets.push({ family, rule, probe });
    }
  }
  return subsets;
}
