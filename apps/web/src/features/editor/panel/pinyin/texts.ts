import { defineTexts } from '../../../../platform/i18n/texts.ts';

const zh = {
  pinyin: '拼音',
  add: '加拼音',
  remove: '去掉拼音',
  tones: '声调',
  marks: '符号（mā）',
  numbers: '数字（ma1）',
  several: '多音字，点一下换读音',
  check: '{{count}} 个字从词里看不出读音，标了黄，请核对',
  checkThis: '请核对读音',
  reading: '“{{letter}}”的读音',
  failed: '拼音词典没有取到，请再试一次',
  more: '还有 {{count}} 个多音字，选中一段文字再改',
};

const en: typeof zh = {
  pinyin: 'Pinyin',
  add: 'Add pinyin',
  remove: 'Remove pinyin',
  tones: 'Tones',
  marks: 'Marks (mā)',
  numbers: 'Numbers (ma1)',
  several: 'Characters read in several ways: press one to change',
  check: 'Please check {{count}}, marked yellow: no word says how they are read',
  checkThis: 'Please check this reading',
  reading: 'Readings of “{{letter}}”',
  failed: 'The dictionary of pinyin could not be fetched; please try again',
  more: '{{count}} more; choose a part of the text to change them',
};

export const { useTexts: usePinyinTexts } = defineTexts(zh, en);
