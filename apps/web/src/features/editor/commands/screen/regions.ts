import { command } from '../command.ts';
import { everywhere } from '../keys.ts';

export const nextRegion = command({
  id: 'regions.next',
  label: { zh: '到下一个区域', en: 'Go to the next region' },
  keys: everywhere('F6'),
  changes: false,
  run: ({ goToRegion }) => goToRegion(1),
});

export const previousRegion = command({
  id: 'regions.previous',
  label: { zh: '到上一个区域', en: 'Go to the previous region' },
  keys: everywhere('Shift+F6'),
  changes: false,
  run: ({ goToRegion }) => goToRegion(-1),
});

export const backToPage = command({
  id: 'regions.page',
  label: { zh: '回到页面', en: 'Back to the page' },
  keys: { control: ['Escape'] },
  changes: false,
  run: ({ focusPage }) => focusPage(),
});
