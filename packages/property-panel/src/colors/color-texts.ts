import { useTextsOf } from '@lectern/ui';
import type { PaletteSlot } from './palette.ts';

interface ColorTexts {
  readonly theme: string;
  readonly standard: string;
  readonly custom: string;
  readonly recent: string;
  readonly take: string;
  readonly slots: Readonly<Record<PaletteSlot, string>>;
  readonly lighter: (name: string, percent: number) => string;
  readonly darker: (name: string, percent: number) => string;
}

const zh: ColorTexts = {
  theme: '主题色',
  standard: '标准色',
  custom: '其他颜色',
  recent: '最近使用',
  take: '取色',
  slots: {
    bg1: '背景 1',
    tx1: '文字 1',
    bg2: '背景 2',
    tx2: '文字 2',
    accent1: '强调 1',
    accent2: '强调 2',
    accent3: '强调 3',
    accent4: '强调 4',
    accent5: '强调 5',
    accent6: '强调 6',
  },
  lighter: (name, percent) => `${name}，浅 ${percent}%`,
  darker: (name, percent) => `${name}，深 ${percent}%`,
};

const en: ColorTexts = {
  theme: 'Theme colours',
  standard: 'Standard colours',
  custom: 'More colours',
  recent: 'Recent',
  take: 'Pick from page',
  slots: {
    bg1: 'Background 1',
    tx1: 'Text 1',
    bg2: 'Background 2',
    tx2: 'Text 2',
    accent1: 'Accent 1',
    accent2: 'Accent 2',
    accent3: 'Accent 3',
    accent4: 'Accent 4',
    accent5: 'Accent 5',
    accent6: 'Accent 6',
  },
  lighter: (name, percent) => `${name}, ${percent}% lighter`,
  darker: (name, percent) => `${name}, ${percent}% darker`,
};

export function useColorTexts(): ColorTexts {
  return useTextsOf({ zh, en });
}
