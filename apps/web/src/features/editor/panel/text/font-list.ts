import type { RunProps } from '@lectern/courseware';
import type { zh } from '../locale/zh.ts';

/**
 * An entry of the font list. Chinese fonts are set for Latin and Chinese text; Latin fonts leave the Chinese font
 * unchanged.
 */
export interface FontChoice {
  readonly value: string;
  /** The font's name, or the key of a text. */
  readonly label: string | { readonly key: Extract<keyof typeof zh.text, 'themeHeading' | 'themeBody'> };
  /** CSS font family of the entry in the list. */
  readonly family: string;
  readonly props: Pick<RunProps, 'latin' | 'eastAsian'>;
  /** Further search words: its pinyin, and its name in the other language. */
  readonly words?: string;
}

function chinese(name: string, family: string, words: string): FontChoice {
  return { value: name, label: name, family, words, props: { latin: name, eastAsian: name } };
}

function latin(name: string): FontChoice {
  return { value: name, label: name, family: `"${name}"`, props: { latin: name } };
}

/** The fonts common in Chinese classrooms first, then common office fonts. */
export const fontChoices: readonly FontChoice[] = [
  {
    value: '+mn',
    label: { key: 'themeBody' },
    family: 'inherit',
    props: { latin: '+mn-lt', eastAsian: '+mn-ea' },
  },
  {
    value: '+mj',
    label: { key: 'themeHeading' },
    family: 'inherit',
    props: { latin: '+mj-lt', eastAsian: '+mj-ea' },
  },
  chinese('宋体', 'SimSun, "Songti SC", "Noto Serif CJK SC", serif', 'songti SimSun'),
  chinese('黑体', 'SimHei, "Heiti SC", "Noto Sans CJK SC", sans-serif', 'heiti SimHei'),
  chinese('楷体', 'KaiTi, "Kaiti SC", "LXGW WenKai", serif', 'kaiti KaiTi'),
  chinese('仿宋', 'FangSong, STFangsong, "Noto Serif CJK SC", serif', 'fangsong FangSong'),
  chinese(
    '微软雅黑',
    '"Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC", sans-serif',
    'weiruanyahei wryh Microsoft YaHei',
  ),
  chinese('等线', 'DengXian, "Noto Sans CJK SC", sans-serif', 'dengxian DengXian'),
  {
    ...chinese('霞鹜文楷', '"LXGW WenKai", KaiTi, "Kaiti SC", serif', 'xiawuwenkai xwwk LXGW WenKai'),
    props: { latin: 'LXGW WenKai', eastAsian: 'LXGW WenKai' },
  },
  chinese('隶书', 'LiSu, STLiti, "Baoli SC", "LXGW WenKai", serif', 'lishu LiSu'),
  chinese('幼圆', 'YouYuan, "Yuanti SC", "Noto Sans CJK SC", sans-serif', 'youyuan YouYuan'),
  chinese('华文行楷', 'STXingkai, "Xingkai SC", "LXGW WenKai", serif', 'huawenxingkai hwxk STXingkai'),
  chinese(
    '思源黑体',
    '"Source Han Sans SC", "Noto Sans CJK SC", sans-serif',
    'siyuanheiti syht Source Han Sans',
  ),
  chinese(
    '思源宋体',
    '"Source Han Serif SC", "Noto Serif CJK SC", serif',
    'siyuansongti syst Source Han Serif',
  ),
  latin('Arial'),
  latin('Calibri'),
  latin('Cambria'),
  latin('Times New Roman'),
  latin('Georgia'),
  latin('Verdana'),
  latin('Comic Sans MS'),
  latin('Courier New'),
  latin('Consolas'),
];

/** Returns the entry's value for a run's two fonts: a theme font, or a font's name. */
export function fontChoiceOf(latinFont: string, eastAsianFont: string): string {
  if (latinFont.startsWith('+mj') && eastAsianFont.startsWith('+mj')) return '+mj';
  if (latinFont.startsWith('+mn') && eastAsianFont.startsWith('+mn')) return '+mn';
  const known = fontChoices.find(
    ({ props }) => props.eastAsian !== undefined && props.eastAsian === eastAsianFont,
  );
  if (known && !known.value.startsWith('+')) return known.value;
  return latinFont.startsWith('+') ? eastAsianFont : latinFont;
}

/** Returns the fonts of an entry; a name that the list lacks is set for both scripts. */
export function fontProps(value: string): FontChoice['props'] {
  return fontChoices.find((choice) => choice.value === value)?.props ?? { latin: value, eastAsian: value };
}

/** Whether an entry matches the typed text, by a part of its name, its pinyin or its name in the other language. */
export function isFontMeant(typed: string, label: string, words = ''): boolean {
  const looked = plain(typed);
  return (
    plain(label).includes(looked) ||
    words.split(' ').some((word) => plain(word).startsWith(looked)) ||
    plain(words).includes(looked)
  );
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(' ', '');
}
