import { defineTexts } from '../../../platform/i18n/texts.ts';
import { en } from '../locale/record-en.ts';
import { zh } from '../locale/record-zh.ts';

export const { useTexts: useRecordTexts } = defineTexts(zh, en);
