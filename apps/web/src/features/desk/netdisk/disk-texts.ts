import { defineTexts } from '../../../platform/i18n/texts.ts';
import { en } from './locale/en.ts';
import { zh } from './locale/zh.ts';

/** Texts of the disk only, loaded with its code. */
export const { useTexts: useDiskTexts } = defineTexts(zh, en);
