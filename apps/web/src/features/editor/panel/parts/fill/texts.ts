import { defineTexts } from '../../../../../platform/i18n/texts.ts';
import { en } from './locale/en.ts';
import { zh } from './locale/zh.ts';

/** The texts of the choice of a fill, which come with it. */
export const { useTexts: useFillTexts, translate: fillText } = defineTexts(zh, en);
