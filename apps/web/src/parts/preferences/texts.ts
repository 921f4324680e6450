import { defineTexts } from '../../platform/i18n/texts.ts';

export const { useTexts } = defineTexts(
  { light: '外观: 浅色', dark: '外观: 深色' },
  { light: 'Appearance: Light', dark: 'Appearance: Dark' },
);
