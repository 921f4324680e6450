import { defineTexts } from '../../../platform/i18n/texts.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export const { useTexts: useSchoolTexts } = defineTexts(zh, en);
export type SchoolTexts = ReturnType<typeof useSchoolTexts>;
