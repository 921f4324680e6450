import { defineTexts } from '../../platform/i18n/texts.ts';

/** Texts shown before the player has loaded. */
export const { useTexts: useFetchedTexts } = defineTexts(
  { loadFailed: '翻页功能加载失败，请检查网络', again: '重试' },
  { loadFailed: 'What turns the pages could not be loaded. Check the network', again: 'Try again' },
);
