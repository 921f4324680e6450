import { defineTexts } from '../../platform/i18n/texts.ts';
import { en } from './locale/menu/en.ts';
import { zh } from './locale/menu/zh.ts';

/** Of the account's menu, which the sign-in does not have. */
export const { useTexts: useMenuTexts } = defineTexts(zh, en);
