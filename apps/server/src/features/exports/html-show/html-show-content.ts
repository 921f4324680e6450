import { assetsIn, type CoursewareRecord, type CoursewareSnapshot, type Element } from '@lectern/courseware';
import { withoutAnswers } from '@lectern/questions';
import type { WebFontTexts } from './html-show-parts.ts';

/** Content of a courseware for a show in one file. */
export interface HtmlShowContent {
  readonly records: readonly CoursewareRecord[];
  readonly assets: readonly { readonly hash: string; readonly mime: string }[];
  readonly hasFormulas: boolean;
  readonly hasCharts: boolean;
  readonly hasTools: boolean;
  /** Characters that may be drawn in the program's own fonts. */
  readonly webFonts: WebFontTexts;
}

/**
 * The records that a show draws. Omitted are hidden pages without a link to them, comments, the originals of edited
 * pictures, keys of questions, data for editors and exports, and notes unless they are requested.
 */
export function shownRecords({ records }: CoursewareSnapshot, notes: boolean): HtmlShowContent {
  const kept = withoutUnreachable(records).map((record) => lean(record, notes));
  const mimes = new Map(
    records.flatMap((record) => (record.kind === 'asset' ? [[record.id, record.mime]] : [])),
  );
  const hashes = assetsIn(kept.filter(({ kind }) => kind !== 'asset'));
  const text = JSON.stringify(kept);
  return {
    // Asset records of included files are kept, because the show uses their data, such as a picture's size.
    records: kept.filter((record) => record.kind !== 'asset' || hashes.has(record.id)),
    assets: [...hashes].map((hash) => ({ hash, mime: safeMime(mimes.get(hash)) })),
    hasFormulas: text.includes('"type":"formula"'),
    hasCharts: kept.some((record) => record.kind === 'element' && record.type === 'chart'),
    hasTools: kept.some((record) => record.kind === 'element' && record.type === 'tool'),
    webFonts: {
      characters: charactersByFont(kept),
      bold: text.includes('"bold":true'),
      italic: text.includes('"italic":true'),
    },
  };
}

/** Omits hidden pages without a link from a shown page, and the elements on them. */
function withoutUnreachable(records: readonly CoursewareRecord[]): readonly CoursewareRecord[] {
  const hidden = new Set(
    records.flatMap((record) => (record.kind === 'page' && record.hidden ? [record.id] : [])),
  );
  if (hidden.size === 0) return records;
  const pageOf = pagesOfElements(records);
  const left = (record: CoursewareRecord) =>
    hidden.has(record.kind === 'element' ? (pageOf(record) ?? '') : record.id);
  // A linked page may contain links to further pages.
  for (let found = true; found; ) {
    found = false;
    const said = JSON.stringify(records.filter((record) => record.kind === 'element' && !left(record)));
    for (const id of hidden)
      if (said.includes(`"pageId":${JSON.stringify(id)}`)) {
        hidden.delete(id);
        found = true;
      }
  }
  return records.filter((record) => !left(record));
}

function pagesOfElements(records: readonly CoursewareRecord[]): (element: Element) => string | undefined {
  const parents = new Map(
    records.flatMap((record) => (record.kind === 'element' ? [[record.id, record.parentId]] : [])),
  );
  return ({ parentId }) => {
    let at = parentId;
    for (let depth = 0; depth < 64; depth++) {
      const above = parents.get(at);
      if (above === undefined) return at;
      at = above;
    }
    return undefined;
  };
}

/** The record without properties that a show never draws. */
function lean(record: CoursewareRecord, notes: boolean): CoursewareRecord {
  switch (record.kind) {
    case 'deck': {
      const { source: _, ...rest } = record;
      return rest;
    }
    case 'page': {
      const { comments: _, origin: _origin, notes: said, ...rest } = record;
      return notes && said ? { ...rest, notes: said } : rest;
    }
    case 'element': {
      const { origin: _, ...rest } = record;
      if (rest.type === 'question') return { ...rest, question: withoutAnswers(rest.question) };
      if (rest.type === 'picture') {
        const { original: _original, object: _object, ...picture } = rest;
        return picture;
      }
      return rest;
    }
    default:
      return record;
  }
}

/** The media type for an attribute and for a Blob's type; only a plain media type is let through. */
function safeMime(mime: string | undefined): string {
  return mime !== undefined && /^[\w.+-]{1,64}\/[\w.+-]{1,64}$/.test(mime)
    ? mime
    : 'application/octet-stream';
}

/** The program's own fonts (their folders among the parts), and the font names that they may substitute. */
const WEB_FONTS: readonly (readonly [string, RegExp])[] = [
  ['lxgw-wenkai', /楷|kai/i],
  ['carlito', /^(calibri|carlito|aptos|candara|corbel)/i],
  ['caladea', /^(cambria|caladea)/i],
  ['arimo', /^(arial(?! narrow)|arimo|helvetica|segoe ui|tahoma|trebuchet ms)/i],
  ['arimo-82', /^arial narrow/i],
  ['arimo-110', /^(lucida (sans|grande)|century gothic)/i],
  ['arimo-115', /^verdana/i],
  ['tinos', /^(times|tinos)/i],
  ['tinos-110', /^(georgia|palatino|book antiqua)/i],
  ['tinos-116', /^century( schoolbook)?$/i],
  ['tinos-123', /^bookman old style/i],
  ['cousine', /^(courier|cousine)/i],
  ['cousine-92', /^consolas/i],
];

/** Characters of texts that use such a font; of all texts when a theme, a master or a layout uses it. */
function charactersByFont(records: readonly CoursewareRecord[]): Map<string, Set<number>> {
  const design = records.filter(({ kind }) => kind !== 'element' && kind !== 'page' && kind !== 'asset');
  const everywhere = fontsIn(design);
  const texts = records
    .filter(({ kind }) => kind === 'element')
    .map((record) => ({ names: fontsIn([record]), json: JSON.stringify(record) }));
  const found = new Map<string, Set<number>>();
  for (const [font, names] of WEB_FONTS) {
    const all = everywhere.some((name) => names.test(name));
    const characters = new Set<number>();
    for (const text of texts)
      if (all || text.names.some((name) => names.test(name))) collect(text.json, characters);
    if (characters.size > 0) found.set(font, characters);
  }
  return found;
}

const FONT_KEYS = new Set(['latin', 'eastAsian', 'complexScript', 'symbol', 'font']);

/** Font names in records: the fonts of runs, and the fonts of themes under `fonts`. */
function fontsIn(value: unknown, names: string[] = [], inFonts = false): string[] {
  if (Array.isArray(value)) for (const item of value) fontsIn(item, names, inFonts);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      const font = inFonts || FONT_KEYS.has(key);
      if (typeof item === 'string') {
        if (font) names.push(item);
      } else if (typeof item === 'object') fontsIn(item, names, font || key === 'fonts');
    }
  return names;
}

/** All strings of a record as JSON, including names and keys, because a few extra characters do no harm. */
function collect(json: string, into: Set<number>): void {
  for (const character of json) into.add(character.codePointAt(0) ?? 0);
}
