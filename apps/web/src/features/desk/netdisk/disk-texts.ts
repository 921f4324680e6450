import { defineTexts } from '../../../platform/i18n/texts.ts';
import { en } from './locale/en.ts';
import { zh } from './locale/zh.ts';

/** What is said on the disk alone, in the file that comes with it. */
export const { useTexts: useDiskTexts } = defineTexts(zh, en);
