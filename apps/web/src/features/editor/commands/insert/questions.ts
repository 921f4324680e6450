import { GROUP_NAMES, KIND_GROUPS, type KindGroup, kindName } from '@lectern/questions/kind-names';
import { CircleHelp } from 'lucide-react';
import { textTargetOf } from '../../editing/selection/text-target.ts';
import { type Command, command, type Label } from '../command.ts';

/** Kinds in one group of the menu. */
export interface QuestionGroup {
  readonly group: KindGroup;
  readonly label: Label;
  readonly commands: readonly Command[];
}

function question(kind: string): Command {
  return command({
    id: `insert.question.${kind}`,
    label: { zh: kindName(kind, 'zh') ?? kind, en: kindName(kind, 'en') ?? kind },
    changes: true,
    run: async (context) => {
      const { insertQuestion } = await import('../../questions/new-question.ts');
      insertQuestion(context, kind);
    },
  });
}

/** Insert a question of each kind, and open it to be filled in. */
export const insertQuestions: readonly QuestionGroup[] = KIND_GROUPS.map(({ group, kinds }) => ({
  group,
  label: GROUP_NAMES[group],
  commands: kinds.map(question),
}));

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
