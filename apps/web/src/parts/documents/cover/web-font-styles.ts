import { isFetchedFont } from '@lectern/stage/view';

/** Time limit for the style sheet of a web font, which is fetched when a page first uses the font. Milliseconds. */
const SHEET_MS = 5_000;
const LOOK_AGAIN_MS = 100;

interface SetText {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly characters: Set<number>;
}

/**
 * The characters of an element by web font; fonts of the system are left out, because the browser draws them without
 * help.
 */
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
  /** The rule's metrics descriptors, as CSS. */
  readonly metrics: string;
  /** Absolute URL of the font file. */
  readonly address: string;
}

const METRICS = ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'] as const;

/** The `@font-face` rules of this page's style sheets for a family. */
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
    if (performance.now() > deadline) throw new Error(`the web font ${family} failed to load`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** A part of a web font that a text needs. */
export interface WebFontSubset {
  readonly family: string;
  /** An `@font-face` rule with the file inlined. */
  readonly rule: string;
  /** The code point of one character in the subset. */
  readonly probe: number;
}

/** Whether a character draws any visible ink. */
function hasInk(character: number): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(String.fromCodePoint(character));
}

/**
 * The web font subsets that an element's text needs. Rejects when any of them fails to load, so that no text is drawn
 * in the wrong font.
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
      // `block` hides the text while this font is loading, instead of drawing it in another.
      const rule = `@font-face{font-family:"${family}";font-weight:${face.weight};font-style:${face.style};font-display:block;${face.metrics}${range}src:url("${await asDataUrl(face.address)}")}`;
      subsets.push({ family, rule, probe });
    }
  }
  return subsets;
}

/** A file of this site as a `data:` URL; rejects when it fails to load. */
export async function asDataUrl(address: string): Promise<string> {
  if (address.startsWith('data:')) return address;
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} returned ${reply.status}`);
  const blob = await reply.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/**
 * Whether a `unicode-range` such as `U+4e00-4eff, U+3??` contains any of the characters; an empty range contains all.
 */
export function rangeHolds(range: string, characters: ReadonlySet<number>): boolean {
  if (range.trim() === '') return characters.size > 0;
  const parts = range.split(',').map((part): readonly [number, number] => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'f'), 16)];
  });
  for (const character of characters) {
    if (parts.some(([first, last]) => character >= first && character <= last)) return true;
  }
  return false;
}
