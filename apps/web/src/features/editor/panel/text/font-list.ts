import type { RunProps } from '@lectern/courseware';
import type { zh } from '../parts/locale/zh.ts';

/** One choice of the font list. Chinese faces go to both scripts' Chinese half; Latin ones leave the Chinese as it is. */
export interface FontChoice {
  readonly value: string;
  /** A name as it is known, or a text of ours. */
  readonly label: string | { readonly key: Extract<keyof typeof zh.text, 'themeHeading' | 'themeBody'> };
  /** CSS, for the list to show itself. */
  readonly family: string;
  readonly props: Pick<RunProps, 'latin' | 'eastAsian'>;
}

function chinese(name: string, family: string): FontChoice {
  return { value: name, label: name, family, props: { latin: name, eastAsian: name } };
}

function latin(name: string): FontChoice {
  return { value: name, label: name, family: `"${name}"`, props: { latin: name } };
}

/** The faces of Chinese classrooms first, then those that every office has. */
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
  chinese('宋体', 'SimSun, "Songti SC", "Noto Serif CJK SC", serif'),
  chinese('黑体', 'SimHei, "Heiti SC", "Noto Sans CJK SC", sans-serif'),
  chinese('楷体', 'KaiTi, "Kaiti SC", "LXGW WenKai", serif'),
  chinese('仿宋', 'FangSong, STFangsong, "Noto Serif CJK SC", serif'),
  chinese('微软雅黑', '"Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC", sans-serif'),
  chinese('等线', 'DengXian, "Noto Sans CJK SC", sans-serif'),
  {
    ...chinese('霞鹜文楷', '"LXGW WenKai", KaiTi, "Kaiti SC", serif'),
    props: { latin: 'LXGW WenKai', eastAsian: 'LXGW WenKai' },
  },
  latin('Arial'),
  latin('Calibri'),
  latin('Times New Roman'),
  latin('Georgia'),
  latin('Comic Sans MS'),
  latin('Courier New'),
];

/** The choice that a run's two fonts are, as the theme names them or by their own names. */
export function fontChoiceOf(latinFont: string, eastAsianFont: string): string {
  if (latinFont.startsWith('+mj') && eastAsianFont.startsWith('+mj')) return '+mj';
  if (latinFont.startsWith('+mn') && eastAsianFont.startsWith('+mn')) return '+mn';
  const known = fontChoices.find(
    ({ props }) => props.eastAsian !== undefined && props.eastAsian === eastAsianFont,
  );
  if (known && !known.value.startsWith('+')) return known.value;
  return latinFont.startsWith('+') ? eastAsianFont : latinFont;
}
