import { KeptList } from '../../picking/kept-list.ts';

/** Colours beside the theme's that were used last, six hexadecimal digits each; every picker has them. */
export const recentColors = new KeptList('editor-recent-colors', 10);
