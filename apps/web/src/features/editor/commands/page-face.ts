import { pageFaceOf } from '../editing/page-face.ts';
import { command } from './command.ts';

export const toggleAsItLooks = command({
  id: 'pages.asItLooks',
  label: { zh: '按原样显示本页', en: 'Show this page as it looks in its file' },
  whenOn: { label: { zh: '变为可编辑', en: 'Make this page editable' } },
  changes: true,
  isOn: ({ document, session }) => pageFaceOf(document, session)?.asItLooks === true,
  isEnabled: ({ document, session }) => pageFaceOf(document, session)?.busy === false,
  run: ({ document, session }) => {
    const face = pageFaceOf(document, session);
    face?.show(!face.asItLooks);
  },
});
