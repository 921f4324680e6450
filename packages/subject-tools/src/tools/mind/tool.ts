import type { MindDescription } from '../../engines/diagrams/mind/model.ts';

/** The mind map on a page. */
export const mindTool: MindDescription = {
  name: { zh: '思维导图', en: 'Mind map' },
  ways: ['right', 'both', 'down'],
  looks: ['colors', 'plain'],
};
