import { defineTexts } from '../../../platform/i18n/texts.ts';
import { en } from './locale/en.ts';
import { zh } from './locale/zh.ts';

/** The names of the shapes, which come with the choice of them. */
export const { useTexts: useShapeTexts } = defineTexts(zh, en);
