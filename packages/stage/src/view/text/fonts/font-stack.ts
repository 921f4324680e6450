import { ownValue } from '@lectern/base';
import { type EmbeddedFont, type ResolvedRun, type Theme, themeFont } from '@lectern/courseware';
import { inOrder } from './face-order.ts';
import { alignedFamily, isInstalled } from './font-faces.ts';
import { HALF_WIDTH_FACE, isHalfWidth } from './half-width.ts';
import { LATIN_STAND_INS } from './latin-stand-ins.ts';
import { isSymbolFont } from './symbol-fonts.ts';
import { unmeasuredFamilies } from './unmeasured-families.ts';
import { isWebFont, loadWebFont } from './web-fonts.ts';

/**
 * Fonts with the same widths or of the same style, tried after the font that the document names. Keys in lower case.
 */
const SUBSTITUTES: Readonly<Record<string, readonly string[]>> = {
  ...LATIN_STAND_INS,
  calibri: ['Carlito'],
  'calibri light': ['Carlito'],
  cambria: ['Caladea'],
  'cambria math': ['Cambria', 'Caladea'],
  arial: ['Liberation Sans', 'Helvetica', 'Arimo'],
  helvetica: ['Arial', 'Liberation Sans', 'Arimo'],
  'times new roman': ['Liberation Serif', 'Times', 'Tinos'],
  times: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  'courier new': ['Liberation Mono', 'Courier', 'Cousine'],
  courier: ['Courier New', 'Liberation Mono', 'Cousine'],
  'comic sans ms': ['Comic Neue', 'Comic Relief'],
};

type EastAsianStyle = 'song' | 'hei' | 'kai' | 'fang';
export const EAST_ASIAN: Readonly<Record<EastAsianStyle, readonly string[]>> = {
  song: [
    'SimSun',
    '宋体',
    'Songti SC',
    'STSong',
    'Noto Serif CJK SC',
    'Source Han Serif SC',
    'Noto Serif SC',
    'serif',
  ],
  hei: [
    ...['Microsoft YaHei', 'PingFang SC', 'Noto Sans CJK SC', 'Source Han Sans SC', 'Noto Sans SC'],
    ...['WenQuanYi Micro Hei', 'SimHei', 'sans-serif'],
  ],
  kai: [
    'KaiTi',
    '楷体',
    'Kaiti SC',
    'STKaiti',
    'LXGW WenKai',
    'LXGW WenKai GB',
    'KaiTi_GB2312',
    'Noto Serif CJK SC',
    'serif',
  ],
  fang: ['FangSong', '仿宋', 'STFangsong', 'FangSong_GB2312', 'Noto Serif CJK SC', 'serif'],
};

/** Chinese and English names of the same font. */
export const SAME_FACE: Readonly<Record<string, string>> = {
  微软雅黑: 'Microsoft YaHei',
  宋体: 'SimSun',
  黑体: 'SimHei',
  楷体: 'KaiTi',
  仿宋: 'FangSong',
  等线: 'DengXian',
  新宋体: 'NSimSun',
  隶书: 'LiSu',
  幼圆: 'YouYuan',
  华文楷体: 'STKaiti',
  华文宋体: 'STSong',
  华文中宋: 'STZhongsong',
  华文仿宋: 'STFangsong',
  华文细黑: 'STXihei',
  华文行楷: 'STXingkai',
  华文新魏: 'STXinwei',
  华文隶书: 'STLiti',
  华文琥珀: 'STHupo',
  华文彩云: 'STCaiyun',
  楷体_GB2312: 'KaiTi_GB2312',
  仿宋_GB2312: 'FangSong_GB2312',
  微軟正黑體: 'Microsoft JhengHei',
  新細明體: 'PMingLiU',
  標楷體: 'DFKai-SB',
  'ＭＳ Ｐゴシック': 'MS PGothic',
  'ＭＳ Ｐ明朝': 'MS PMincho',
  '맑은 고딕': 'Malgun Gothic',
  바탕: 'Batang',
  方正舒体: 'FZShuTi',
  方正姚体: 'FZYaoti',
};

export function eastAsianStyle(name: string): EastAsianStyle {
  // Script-style fonts: 行楷, 新魏, 隶书, 舒体 are nearest to 楷体.
  if (/楷|隶|隸|魏|舒体|行书|手[写寫]|kai|lisu|liti|xinwei|shuti/i.test(name)) return 'kai';
  if (/仿宋|fang\s?song/i.test(name)) return 'fang';
  if (/宋|song|simsun|ming|明|serif|batang|mincho/i.test(name) && !/sans/i.test(name)) return 'song';
  return 'hei';
}

const SERIF =
  /times|serif|roman|georgia|garamond|cambria|book|palatino|century(?! gothic)|minion|bodoni|didot|caslon|antiqua/i;
const MONO = /courier|consolas|mono|menlo|monaco|lucida console/i;

export function genericFaces(name: string): readonly string[] {
  if (MONO.test(name)) return inOrder(['Liberation Mono', 'Cousine', 'DejaVu Sans Mono', 'monospace']);
  if (SERIF.test(name) && !/sans|gothic/i.test(name))
    return inOrder(['Times New Roman', 'Liberation Serif', 'Times', 'Tinos', 'DejaVu Serif', 'serif']);
  return inOrder(['Arial', 'Liberation Sans', 'Helvetica', 'Arimo', 'DejaVu Sans', 'sans-serif']);
}

const HAN =
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u3000-\u30ff]|[\ud840-\ud87f]/;
/** Hebrew, Arabic, Indic scripts, Thai and related scripts. */
const COMPLEX = /[\u0590-\u08ff\u0900-\u0fff\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const LATIN = /[A-Za-z\u00c0-\u024f\u0370-\u04ff]/;

/** Whether a text has Chinese, Japanese or Korean characters or punctuation. */
export function hasEastAsian(text: string): boolean {
  return HAN.test(text);
}

export type Script = 'latin' | 'eastAsian' | 'complex';

/** The script whose font a run's punctuation uses, too. */
export function scriptOf(text: string): Script {
  if (COMPLEX.test(text)) return 'complex';
  return HAN.test(text) && !LATIN.test(text) ? 'eastAsian' : 'latin';
}

/** CSS font-family values, by the leading script. */
export type FontStacks = Readonly<Record<Script, string>>;

const stacks = new Map<string, FontStacks>();

/**
 * The fonts tried for a run: the named font, the embedded font if that is not installed, its substitutes, then the
 * other script's fonts.
 */
export function fontStacks(
  look: Pick<ResolvedRun, 'latin' | 'eastAsian' | 'complexScript' | 'lang'>,
  theme: Theme | undefined,
  embedded?: readonly EmbeddedFont[],
): FontStacks {
  // Characters of a symbol font are drawn as Unicode characters, in the theme's font.
  const latin = themeFont(isSymbolFont(look.latin) ? '+mn-lt' : look.latin, theme);
  const eastAsian = themeFont(look.eastAsian, theme, look.lang) || (hasEastAsian(latin) ? latin : '');
  const complex = themeFont(look.complexScript ?? '+mn-cs', theme);
  // An embedded font comes first when the family is not installed.
  const embeddedFaces = (name: string) => {
    const own = embeddedName(name, embedded);
    return own && typeof document !== 'undefined' && !isInstalled(name) ? [own] : [];
  };
  const key = [latin, eastAsian, complex].flatMap((name) => [name, ...embeddedFaces(name)]).join('\n');
  let known = stacks.get(key);
  if (!known) {
    const eastAsianFaces = facesOf(eastAsian, EAST_ASIAN[eastAsianStyle(eastAsian)]);
    const latinIsEastAsian = hasEastAsian(latin) || latin in SAME_FACE;
    const latinFaces = facesOf(
      latin,
      latinIsEastAsian ? EAST_ASIAN[eastAsianStyle(latin)] : genericFaces(latin),
    );
    // Generic families have every character, so they come after the fonts of the other script.
    const [ownNamed, generic] = split(latinFaces);
    const [ownEastAsian] = split(eastAsianFaces);
    const named = [...embeddedFaces(latin), ...ownNamed];
    const namedEastAsian = [...embeddedFaces(eastAsian), ...ownEastAsian];
    const [others] = split(genericFaces(latin));
    const halves = (font: string) =>
      isHalfWidth(font) ? [[...embeddedFaces(font), ...split(facesOf(font, [HALF_WIDTH_FACE]))[0]]] : [];
    // Digits and punctuation among Chinese characters use the Latin font, so they are half-width in a half-width Latin
    // font.
    const eastAsianHalves = isHalfWidth(latin) ? halves(eastAsian) : [];
    known = {
      latin: familyList([...halves(latin), named, namedEastAsian, others], generic),
      eastAsian: familyList([...eastAsianHalves, namedEastAsian, named, others], generic),
      complex: familyList(
        [[...embeddedFaces(complex), ...split(facesOf(complex, []))[0]], named, others],
        generic,
      ),
    };
    stacks.set(key, known);
  }
  return known;
}

const GENERIC = new Set(['serif', 'sans-serif', 'monospace']);

export function split(faces: readonly string[]): [string[], string[]] {
  return [faces.filter((face) => !GENERIC.has(face)), faces.filter((face) => GENERIC.has(face))];
}

export function facesOf(name: string, rest: readonly string[]): string[] {
  const same = ownValue(SAME_FACE, name);
  const own = name === '' ? [] : [...(same === undefined ? [] : [same]), name];
  return [...new Set([...own, ...(ownValue(SUBSTITUTES, name.toLowerCase()) ?? []), ...rest])];
}

/** Local fonts that may replace this font. */
export function substitutesOf(face: string): readonly string[] {
  return ownValue(SUBSTITUTES, face.toLowerCase()) ?? [];
}

function isEmbedded(name: string): boolean {
  return name.startsWith('embedded ');
}

/** The first installed font of each script; all of them without a browser. */
function familyList(scripts: readonly (readonly string[])[], generic: readonly string[]): string {
  const faces = scripts.flatMap((names, script) => {
    if (typeof document === 'undefined') return unmeasuredFamilies(names, script);
    const found = names.find((name) => isEmbedded(name) || isInstalled(name) || isWebFont(name));
    if (!found) return [];
    if (!isEmbedded(found) && isInstalled(found))
      return [alignedFamily(found, ownValue(SUBSTITUTES, found.toLowerCase()) ?? []), found];
    const face = isEmbedded(found) ? found : loadWebFont(found);
    const meanwhile = names.slice(names.indexOf(found) + 1).find(isInstalled);
    return meanwhile ? [face, meanwhile] : [face];
  });
  return [...new Set([...faces, ...generic])].map(quoted).join(',');
}

function quoted(face: string): string {
  return GENERIC.has(face) ? face : `"${face.replace(/["\\]/g, '')}"`;
}

/**
 * The name of an embedded font family on the page: derived from its first file, so that fonts of other coursewares have
 * other names. Undefined for a family that is not embedded.
 */
export function embeddedName(family: string, fonts: readonly EmbeddedFont[] | undefined): string | undefined {
  const file = fonts?.find((font) => font.family.toLowerCase() === family.toLowerCase())?.asset;
  return file && `embedded ${file}`;
}
