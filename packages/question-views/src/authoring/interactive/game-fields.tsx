import type { SingleQuestion } from '@lectern/questions';
import { Text, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { ProblemNotes } from '../problem-notes.ts';

interface GameFieldsProps {
  readonly question: SingleQuestion;
  readonly onChange: (question: SingleQuestion) => void;
  readonly notes: ProblemNotes;
}

const texts = {
  zh: { later: '这种互动题的内容现在还不能在这里修改，题干、分值和解析可以。' },
  en: { later: 'The content of this game cannot be changed here yet; its stem, points and analysis can.' },
};

/** The fields of a game. */
export function GameFields(_props: GameFieldsProps): ReactNode {
  const t = useTextsOf(texts);
  return (
    <Text as="p" tone="quiet">
      {t.later}
    </Text>
  );
}
