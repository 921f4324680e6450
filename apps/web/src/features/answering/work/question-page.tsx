import type { OwnWork } from '@lectern/protocol/own-work';
import { QuestionView } from '@lectern/question-views';
import type { AskedQuestion, Reviewed } from '@lectern/questions';
import { Stack, Text } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import type { Answering } from '../model/answering.ts';
import type { NumberedQuestion } from '../model/numbered.ts';
import { MarkNote } from './mark-note.tsx';
import classes from './work.module.css';
import { useWorkTexts } from './work-texts.ts';

export interface QuestionPageProps {
  readonly answering: Answering;
  readonly work: OwnWork;
  readonly numbered: NumberedQuestion;
  readonly isOpen: boolean;
}

/** One question of an attempt: answered while it is open, with its marks and key once they are shown. */
export function QuestionPage({ answering, work, numbered, isOpen }: QuestionPageProps): ReactNode {
  const { question, number, section } = numbered;
  const [draft, setDraft] = useState<{ readonly response: unknown }>();
  const asked = question.question as AskedQuestion;
  const stored = question.response ?? undefined;
  const response = isOpen ? (draft ? draft.response : answering.responseOf(question)) : stored;
  const review = (question.review ?? undefined) as Reviewed | undefined;
  const requested = asked.hints.filter(({ content }) => content !== undefined).map(({ id }) => id);
  return (
    <Stack columns="one" gap={4}>
      {number === 1 && work.instructions !== '' && (
        <Text as="p" overflow="breaks" radius="control" className={classes.note}>
          {work.instructions}
        </Text>
      )}
      {section && <SectionTitle section={section} />}
      <QuestionView
        screen="phone"
        question={{ ...asked, score: question.points }}
        number={String(number)}
        mode={review ? 'review' : 'answer'}
        response={response}
        locked={!isOpen}
        onChange={(next) => {
          setDraft({ response: next });
          answering.answer(question.id, next);
        }}
        requestedHints={requested}
        onRequestHint={isOpen ? (hint) => void answering.askHint(question.id, hint) : undefined}
        review={review}
      />
      {question.mark && <MarkNote question={question} files={work.files} />}
    </Stack>
  );
}

function SectionTitle({
  section,
}: {
  readonly section: NonNullable<NumberedQuestion['section']>;
}): ReactNode {
  const t = useWorkTexts();
  return (
    <Text as="h2" size="large" weight="bold" overflow="breaks">
      {section.title || t('section', { number: section.number })}
    </Text>
  );
}
