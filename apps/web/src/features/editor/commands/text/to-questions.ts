import { CircleHelp } from 'lucide-react';
import { textTargetOf } from '../../editing/selection/text-target.ts';
import { command } from '../command.ts';

/** Converts the selected text to questions: numbered stems and lines with A to D. */
export const textToQuestions = command({
  id: 'text.toQuestions',
  label: { zh: '转为题目', en: 'Convert to questions' },
  icon: CircleHelp,
  changes: true,
  isEnabled: (context) =>
    textTargetOf(context)
      ?.sample()
      .parts.some(({ paragraphs }) => paragraphs.some(({ runs }) => runs.length > 0)) === true,
  run: async (context) => {
    const { convertToQuestions } = await import('../../questions/text-to-questions.ts');
    convertToQuestions(context);
  },
});
