/** A font of the file for use in texts. */
export interface PageFont {
  /** Family name as on a teacher's computer, such as `SimSun`. */
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly serif: boolean;
  readonly vertical: boolean;
  /**
   * Whether the font is neither in the file nor among the reader's standard fonts, so that its glyphs have no outlines.
   */
  readonly missing: boolean;
}

/** Families by PostScript name without hyphens and spaces, in lower case. */
const FAMILIES: Readonly<Record<string, string>> = {
  simsun: 'SimSun',
  nsimsun: 'NSimSun',
  stsong: 'STSong',
  stsongti: 'STSong',
  stsonglight: 'STSong',
  stsongstd: 'STSong',
  simhei: 'SimHei',
  stheiti: 'SimHei',
  sthei: 'SimHei',
  kaiti: 'KaiTi',
  simkai: 'KaiTi',
  kaitigb2312: 'KaiTi',
  stkaiti: 'STKaiti',
  fangsong: 'FangSong',
  simfang: 'FangSong',
  fangsonggb2312: 'FangSong',
  stfangsong: 'STFangsong',
  microsoftyahei: 'Microsoft YaHei',
  microsoftyaheiui: 'Microsoft YaHei',
  msyh: 'Microsoft YaHei',
  dengxian: 'DengXian',
  adobesongstd: 'SimSun',
  adobeheitistd: 'SimHei',
  adobekaitistd: 'KaiTi',
  adobefangsongstd: 'FangSong',
  lxgwwenkai: 'LXGW WenKai',
  arial: 'Arial',
  arialmt: 'Arial',
  helvetica: 'Arial',
  helveticaneue: 'Arial',
  liberationsans: 'Arial',
  timesnewroman: 'Times New Roman',
  timesnewromanps: 'Times New Roman',
  timesnewromanpsmt: 'Times New Roman',
  times: 'Times New Roman',
  timesroman: 'Times New Roman',
  liberationserif: 'Times New Roman',
  nimbusromno9l: 'Times New Roman',
  courier: 'Courier New',
  couriernew: 'Courier New',
  couriernewps: 'Courier New',
  couriernewpsmt: 'Courier New',
  liberationmono: 'Courier New',
  dejavusans: 'DejaVu Sans',
  dejavusansmono: 'DejaVu Sans Mono',
  dejavuserif: 'DejaVu Serif',
  opensymbol: 'OpenSymbol',
  carlito: 'Calibri',
  calibri: 'Calibri',
  caladea: 'Cambria',
  cambria: 'Cambria',
  cambriamath: 'Cambria',
};

const STYLE =
  /[-, ]*(bold|italic|oblique|regular|light|medium|semibold|demibold|black|heavy|roman|book|mt|ps)+$/i;

/** The family for a font name in the file: `ABCDEF+MicrosoftYaHei-Bold` is `Microsoft YaHei`. */
export function familyOf(name: string): string {
  const plain = name.replace(/^[A-Z]{6}\+/, '').replace(/^'+|'+$/g, '');
  for (const candidate of [plain, plain.replace(/[-,].*$/, ''), plain.replace(STYLE, '')]) {
    const family = FAMILIES[candidate.toLowerCase().replace(/[^a-z0-9]/g, '')];
    if (family !== undefined) return family;
  }
  if (/^NotoSansCJK|^SourceHanSans/i.test(plain)) return 'Noto Sans CJK SC';
  if (/^NotoSerifCJK|^SourceHanSerif/i.test(plain)) return 'Noto Serif CJK SC';
  const words = plain
    .replace(STYLE, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  return (words || 'Arial').slice(0, 128);
}

export function isBoldName(name: string): boolean {
  return /bold|black|heavy|demi/i.test(name);
}

export function isItalicName(name: string): boolean {
  return /italic|oblique/i.test(name);
}

const KNOWN = new Set([...Object.values(FAMILIES), 'Noto Sans CJK SC', 'Noto Serif CJK SC']);

/** Whether computers usually have the family, or the stage has a font with the same widths. */
export function isKnownFamily(family: string): boolean {
  return KNOWN.has(family);
}
