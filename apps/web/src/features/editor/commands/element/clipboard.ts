import { hasSelected } from '../../editing/selection/selected-elements.ts';
import { targetPages } from '../../editing/selection/selected-pages.ts';
import { command } from '../command.ts';
import { onPage } from '../keys.ts';

export const cut = command({
  id: 'clipboard.cut',
  label: { zh: '剪切', en: 'Cut' },
  keys: onPage('Ctrl+X'),
  keysAnsweredBy: 'browser',
  changes: true,
  isEnabled: hasSelected,
  run: ({ clipboard }) => clipboard.copy(true),
});

export const copy = command({
  id: 'clipboard.copy',
  label: { zh: '复制', en: 'Copy' },
  keys: onPage('Ctrl+C'),
  keysAnsweredBy: 'browser',
  changes: false,
  isEnabled: hasSelected,
  run: ({ clipboard }) => clipboard.copy(false),
});

export const paste = command({
  id: 'clipboard.paste',
  label: { zh: '粘贴', en: 'Paste' },
  keys: onPage('Ctrl+V'),
  keysAnsweredBy: 'browser',
  changes: true,
  run: ({ clipboard }) => clipboard.paste(),
});

export const cutPages = command({
  id: 'clipboard.cutPages',
  label: { zh: '剪切', en: 'Cut' },
  keys: { pages: ['Ctrl+X'] },
  keysAnsweredBy: 'browser',
  changes: true,
  run: (context) => context.clipboard.copyThesePages(targetPages(context), true),
});

export const copyPages = command({
  id: 'clipboard.copyPages',
  label: { zh: '复制', en: 'Copy' },
  keys: { pages: ['Ctrl+C'] },
  keysAnsweredBy: 'browser',
  changes: false,
  run: (context) => context.clipboard.copyThesePages(targetPages(context), false),
});

export const pastePages = command({
  id: 'clipboard.pastePages',
  label: { zh: '粘贴到后面', en: 'Paste after' },
  keys: { pages: ['Ctrl+V'] },
  keysAnsweredBy: 'browser',
  changes: true,
  run: ({ clipboard }) => clipboard.paste(),
});
