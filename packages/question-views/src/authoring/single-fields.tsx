import { interactiveKindOf, type Problem, type SingleQuestion } from '@lectern/questions';
import { Text, useTextsOf } from '@lectern/ui';
import { type ReactNode, type Ref, useMemo } from 'react';
import type { KindValue } from './author-context.ts';
import { CommonFolds } from './common/common-folds.tsx';
import { ScoringLine } from './common/scoring-line.tsx';
import { ContentField, type FieldHands } from './content-field/content-field.tsx';
import { dialogTexts } from './dialog-texts.ts';
import { Group } from './fields/lines.tsx';
import { GameFields } from './interactive/game-fields.tsx';
import { basicFieldsOf } from './kinds/basic-fields.tsx';
import { useProblemNotes } from './problem-notes.ts';

interface SingleFieldsProps {
  readonly question: SingleQuestion;
  readonly onChange: (question: SingleQuestion) => void;
  readonly problems: readonly Problem[];
  readonly stemRef?: Ref<FieldHands>;
}

/** All fields of a question that is no composite: stem, the fields of its kind, points, and folded the others. */
export function SingleFields({ question, onChange, problems, stemRef }: SingleFieldsProps): ReactNode {
  const t = useTextsOf(dialogTexts);
  const notes = useProblemNotes(question.kind, problems);
  const isStatement = question.kind === 'true-false';
  const label = isStatement ? t.statement : t.stem;
  return (
    <>
      <Group title={label}>
        <ContentField
          ref={stemRef}
          look="large"
          value={question.stem}
          label={label}
          placeholder={isStatement ? t.statementPlaceholder : t.stemPlaceholder}
          onChange={(stem) => onChange({ ...question, stem })}
          problem={notes.of('stem')}
        />
      </Group>
      <KindPart question={question} onChange={onChange} notes={notes} />
      <ScoringLine question={question} onChange={onChange} />
      <CommonFolds question={question} onChange={(next) => onChange(next as SingleQuestion)} notes={notes} />
    </>
  );
}

interface KindPartProps extends Omit<SingleFieldsProps, 'problems' | 'stemRef'> {
  readonly notes: ReturnType<typeof useProblemNotes>;
}

function KindPart({ question, onChange, notes }: KindPartProps): ReactNode {
  const t = useTextsOf(dialogTexts);
  const { body, key } = question;
  // The question was read by the schemas of its kind.
  const value = useMemo(() => ({ body, key }) as KindValue, [body, key]);
  if (interactiveKindOf(question.kind))
    return <GameFields question={question} onChange={onChange} notes={notes} />;
  const Fields = basicFieldsOf(question.kind);
  if (!Fields)
    return (
      <Text as="p" tone="warning">
        {t.unknown}
      </Text>
    );
  return (
    <Fields
      key={question.kind}
      value={value}
      onChange={(next) => onChange({ ...question, body: next.body, key: next.key })}
      notes={notes}
    />
  );
}
