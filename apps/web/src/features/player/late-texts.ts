import { defineTexts } from '../../platform/i18n/texts.ts';
import { en } from './locale/late/en.ts';
import { zh } from './locale/late/zh.ts';

/** What is said by cards and questions that come late: no first page waits for their words. */
export const { useTexts: useLateTexts, translate: translateLate } = defineTexts(zh, en);
