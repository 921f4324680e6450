import type { AssignmentContent } from '@lectern/protocol/assignment-shapes';
import type { PupilWork } from '@lectern/protocol/marking';
import { parseQuestion } from '@lectern/questions';
import { Card, Row, Spinner, Stack, Switch, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { responseWords, stemWords, TallyList } from '../../../parts/askings/index.ts';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { answersQuery } from '../assignment-queries.ts';
import classes from '../assignments.module.css';
import { useAssignmentTexts } from '../locale/index.ts';
import {
  type NumberedQuestion,
  numberedQuestions,
  type QuestionSum,
  questionSums,
  rightShare,
} from '../results/question-sums.ts';

export interface QuestionStatisticsProps {
  readonly assignment: { readonly id: string };
  readonly works: readonly PupilWork[];
  readonly content: AssignmentContent;
}

/** The questions of an assignment with how many pupils got them right; one of them with all answers. */
export function QuestionStatistics({
  assignment: { id },
  works,
  content,
}: QuestionStatisticsProps): ReactNode {
  const t = useAssignmentTexts();
  const questions = numberedQuestions(content);
  const sums = questionSums(works);
  const [chosen, setChosen] = useState(questions[0]?.id);
  const shown = questions.find((question) => question.id === chosen);
  return (
    <div className={classes.statistics}>
      <Stack as="ul" surface="card" gap={1} className={classes.questionList}>
        {questions.map((question) => {
          const sum = sums.get(question.id);
          const share = sum && rightShare(sum);
          return (
            <li key={question.id}>
              <Stack
                as="button"
                gap={3}
                align="center"
                textAlign="start"
                hover
                radius="control"
                wide
                type="button"
                className={classes.questionButton}
                aria-pressed={question.id === chosen}
                onClick={() => setChosen(question.id)}
              >
                <Text numeric weight="medium">
                  {question.number}
                </Text>
                <Text overflow="cut">{stemWords(question.question)}</Text>
                <Text numeric tone={share !== undefined && share < 0.6 ? 'warning' : 'quiet'}>
                  {share === undefined ? '—' : t('percent', { percent: Math.round(share * 100) })}
                </Text>
              </Stack>
            </li>
          );
        })}
      </Stack>
      {shown && <OneQuestion key={shown.id} id={id} question={shown} sum={sums.get(shown.id)} />}
    </div>
  );
}

interface OneQuestionProps {
  readonly id: string;
  readonly question: NumberedQuestion;
  readonly sum: QuestionSum | undefined;
}

/** Tallies are drawn for a class panel elsewhere; here they have the size of other texts. */
const DESK_SIZE = { '--text-panel': 'var(--text-body)' } as CSSProperties;
const PARTS = ['right', 'partly', 'wrong', 'missing', 'waiting'] as const;

function OneQuestion({ id, question, sum }: OneQuestionProps): ReactNode {
  const t = useAssignmentTexts();
  const [named, setNamed] = useState(false);
  const found = useQuery(answersQuery(id, question.id));
  const parsed = parseQuestion(question.question);
  return (
    <Card className={classes.oneQuestion}>
      <Stack gap={4}>
        <Row gap={3} wrap justify="between">
          <Text as="h2" size="title" weight="bold" overflow="breaks">
            {question.number}. {stemWords(question.question)}
          </Text>
          <Link className={classes.action} to={`/assignments?id=${id}&mark=question&question=${question.id}`}>
            <PencilLine aria-hidden="true" />
            {t('markThis')}
          </Link>
        </Row>
        {sum && (
          <Row gap={4} wrap>
            {sum.mean !== undefined && (
              <Text numeric>{t('mean', { mean: sum.mean, full: question.points })}</Text>
            )}
            {PARTS.filter((part) => sum[part] > 0).map((part) => (
              <Text key={part} tone="quiet" numeric>
                {t('judgedCount', { state: t(`judged.${part}`), count: sum[part] })}
              </Text>
            ))}
          </Row>
        )}
        {found.isLoadingError ? (
          <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
        ) : found.data === undefined ? (
          <Spinner />
        ) : (
          <>
            {parsed.state === 'question' && (
              <div style={DESK_SIZE}>
                <TallyList
                  asked={parsed.question}
                  tallies={found.data.tallies}
                  answered={found.data.answers.filter(({ given_at }) => given_at !== null).length}
                />
              </div>
            )}
            <Row gap={4} wrap justify="between">
              <Text as="h3" weight="medium">
                {t('allAnswers')}
              </Text>
              <Switch label={t('showNames')} checked={named} onChange={setNamed} />
            </Row>
            <Stack as="ul" gap={3} className={classes.wall}>
              {found.data.answers
                .filter(({ given_at }) => given_at !== null)
                .map((answer) => (
                  <li key={answer.work_id} data-state={answer.state}>
                    <Link
                      to={`/assignments?id=${id}&mark=question&question=${question.id}&work=${answer.work_id}`}
                    >
                      {Object.entries(answer.files)
                        .filter(([, { mime }]) => mime.startsWith('image/'))
                        .slice(0, 1)
                        .map(([hash, { url }]) => (
                          <img key={hash} src={url} alt="" loading="lazy" />
                        ))}
                      <Text overflow="breaks">{responseWords(question.question, answer.response)}</Text>
                      <Text tone="quiet" size="small" className={named ? undefined : 'visually-hidden'}>
                        <bdi>{answer.name}</bdi>
                      </Text>
                    </Link>
                  </li>
                ))}
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  );
}
