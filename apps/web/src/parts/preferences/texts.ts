import { defineTexts } from '../../platform/i18n/texts.ts';

export const { useTexts } = defineTexts(
  { light: '切换到浅色外观', dark: '切换到深色外观' },
  { light: 'Switch to the light theme', dark: 'Switch to the dark theme' },
);
