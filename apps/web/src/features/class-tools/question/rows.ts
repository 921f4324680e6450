import type { OpenableTool } from '../../../parts/class-tools/index.ts';
import { QUESTION_TOOL } from '../../../parts/questions/index.ts';

/** A question of a page, answered on the panel. Its button is on the page. */
export const openedQuestion: OpenableTool = {
  id: QUESTION_TOOL,
  label: { zh: '作答', en: 'Answer' },
  many: true,
  load: async () => (await import('./index.tsx')).questionOnPanel,
};
