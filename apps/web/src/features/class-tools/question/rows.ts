import type { OpenableTool } from '../../../parts/class-tools/index.ts';
import { QUESTION_TOOL } from '../../../parts/questions/index.ts';
import { READY_GAME_TOOL } from './ready-game-id.ts';

/** A question of a page, answered on the panel. Its button is on the page. */
export const openedQuestion: OpenableTool = {
  id: QUESTION_TOOL,
  label: { zh: '作答', en: 'Answer' },
  many: true,
  load: async () => (await import('./index.tsx')).questionOnPanel,
};

/** A game that comes with Lectern. It is opened from the list of interactive tools. */
export const openedReadyGame: OpenableTool = {
  id: READY_GAME_TOOL,
  label: { zh: '趣味题', en: 'Game' },
  many: true,
  load: async () => (await import('./ready-game.tsx')).readyGameOnPanel,
};
