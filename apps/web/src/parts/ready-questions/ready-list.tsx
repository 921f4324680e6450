import { QuestionView } from '@lectern/question-views';
import { isComposite, kindOf, type Question, reviewOf } from '@lectern/questions';
import { kindName } from '@lectern/questions/kind-names';
import type { ReadyQuestion } from '@lectern/ready-questions';
import { Box, Button, Checkbox, EmptyState, Row, Stack, Tag, Text } from '@lectern/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { chapterName } from './filter.ts';
import classes from './ready-questions.module.css';
import { useReadyTexts } from './texts.ts';

/** Questions that are drawn at first, and with each press of the button below them. */
const STEP = 15;

export interface ReadyListProps {
  readonly questions: readonly ReadyQuestion[];
  readonly withKey: boolean;
  readonly chosen: ReadonlyMap<string, unknown>;
  readonly onChoose: (question: ReadyQuestion, isChosen: boolean) => void;
  readonly onReset: () => void;
}

/** The questions that were found, each as it is printed or with its key. */
export function ReadyList({ questions, withKey, chosen, onChoose, onReset }: ReadyListProps): ReactNode {
  const t = useReadyTexts();
  const [most, setMost] = useState(STEP);
  const rest = Math.min(STEP, questions.length - most);
  if (questions.length === 0)
    return (
      <EmptyState
        title={t('none')}
        text={t('noneHelp')}
        action={<Button onClick={onReset}>{t('reset')}</Button>}
      />
    );
  return (
    <>
      <Text tone="quiet" size="small" role="status">
        {t('found', { count: questions.length })}
      </Text>
      <Stack as="ol" gap={3} rows="start" overflow="scroll" className={classes.list} aria-label={t('list')}>
        {questions.slice(0, most).map((one, index) => (
          <Entry
            key={one.question.id}
            entry={one}
            number={index + 1}
            withKey={withKey}
            isChosen={chosen.has(one.question.id)}
            onChoose={(isChosen) => onChoose(one, isChosen)}
          />
        ))}
        {rest > 0 && (
          <li>
            <Button onClick={() => setMost(most + STEP)}>{t('more', { count: rest })}</Button>
          </li>
        )}
      </Stack>
    </>
  );
}

interface EntryProps {
  readonly entry: ReadyQuestion;
  readonly number: number;
  readonly withKey: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Entry({ entry: { question, chapter }, number, withKey, isChosen, onChoose }: EntryProps): ReactNode {
  const t = useReadyTexts();
  const language = useLanguage();
  const { difficulty = 1, knowledgePoints = [] } = question;
  return (
    <Box
      as="li"
      surface="paper"
      pad={3}
      radius="card"
      className={classes.entry}
      data-chosen={isChosen || undefined}
    >
      <Row as="label" gap={2} wrap>
        <Checkbox checked={isChosen} onChange={onChoose} aria-label={t('choose', { number })} />
        <Tag>{kindName(question.kind, language) ?? question.kind}</Tag>
        <Text size="small" tone="warning" aria-label={t('stars', { stars: '', difficulty })}>
          {'★'.repeat(difficulty)}
        </Text>
        <Text size="small" tone="quiet">
          {[chapterName(chapter), ...knowledgePoints].join(' · ')}
        </Text>
      </Row>
      <Stack className={classes.question}>
        <Shown question={question} number={String(number)} withKey={withKey} />
      </Stack>
    </Box>
  );
}

interface ShownProps extends Pick<ReadyQuestion, 'question'> {
  readonly number: string;
  readonly withKey: boolean;
}

function Shown({ question, number, withKey }: ShownProps): ReactNode {
  const review = useMemo(() => {
    if (!withKey) return undefined;
    const right = rightResponseTo(question);
    return { ...reviewOf(question, right), right };
  }, [question, withKey]);
  const shown = { ...question, score: undefined };
  return (
    <QuestionView
      screen="page"
      question={shown}
      number={number}
      mode={review ? 'review' : 'paper'}
      response={review?.right}
      review={review}
    />
  );
}

/** A response that is right in every part; undefined where only a person can tell. */
function rightResponseTo(question: Question): unknown {
  if (!isComposite(question)) return kindOf(question.kind)?.rightResponse(question.body, question.key);
  return { children: question.children.map((child) => ({ id: child.id, response: rightResponseTo(child) })) };
}
