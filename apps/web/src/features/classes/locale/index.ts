import { defineTexts } from '../../../platform/i18n/texts.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export const { useTexts: useClassTexts, translate: classText } = defineTexts(zh, en);
export type ClassTexts = ReturnType<typeof useClassTexts>;
