import { defineTexts } from '../../platform/i18n/texts.ts';
import { en } from './locale/late/en.ts';
import { zh } from './locale/late/zh.ts';

/** Texts of cards and dialogs that are loaded on demand, so that the first page does not wait for them. */
export const { useTexts: useLateTexts, translate: translateLate } = defineTexts(zh, en);
