import { defineTexts } from '../../platform/i18n/texts.ts';
import { en } from './locale/menu/en.ts';
import { zh } from './locale/menu/zh.ts';

/** Texts of the account menu, loaded without those of the sign-in screen. */
export const { useTexts: useMenuTexts } = defineTexts(zh, en);
