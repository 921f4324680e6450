import type { zh } from './zh.ts';

export const en: typeof zh = {
  title: 'Cover',
  isCover: 'Taken away in class',
  way: 'How',
  ways: { wipe: 'Pulled off', fade: 'Gone at a press', scratch: 'Scratched off' },
  from: 'From which side',
  sides: { left: 'Left', right: 'Right', top: 'Top', bottom: 'Bottom' },
};
