import { QuestionHostContext, QuestionView } from '@lectern/question-views';
import { parseQuestion } from '@lectern/questions';
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  Row,
  Select,
  Spinner,
  Stack,
  Switch,
  Tag,
  Text,
} from '@lectern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookCheck, NotebookPen, Printer, Repeat2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { stemWords } from '../../../parts/askings/index.ts';
import { GiveOutDialog } from '../../../parts/assignments/index.ts';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { navigate } from '../../../platform/router/router.ts';
import { useSearchParams } from '../../../platform/router/use-address.ts';
import { ASSIGNMENTS, classesQuery, pupilsQuery, wrongAnswersQuery } from '../assignment-queries.ts';
import screen from '../assignments.module.css';
import { useAssignmentTexts } from '../locale/index.ts';
import { type BookQuestion, bookQuestions } from './wrong-questions.ts';

const EVERYBODY = '';
/** Most questions that one practice gives to a pupil. */
const PRACTISED = 10;

export interface WrongAnswerBookProps {
  readonly classId: string;
  readonly userId: string;
}

/** The wrong-answer book of a class or of one of its pupils, by knowledge point, with another practice. */
export function WrongAnswerBook({ classId, userId }: WrongAnswerBookProps): ReactNode {
  const t = useAssignmentTexts();
  const [query, setQuery] = useSearchParams();
  const memberId = query.get('member') ?? undefined;
  const found = useQuery(wrongAnswersQuery(classId, memberId));
  const classes = useQuery(classesQuery(userId)).data;
  const pupils = useQuery(pupilsQuery(userId, classId)).data ?? [];
  const [settled, setSettled] = useState(false);
  const [points, setPoints] = useState<readonly string[]>([]);
  const [practising, setPractising] = useState(false);
  const className = classes?.find(({ class_id }) => class_id === classId)?.class_name ?? '';
  const pupil = pupils.find(({ user_id }) => user_id === memberId);
  const shown = useMemo(
    () =>
      bookQuestions(found.data?.questions ?? [], { point: undefined, settled }).filter(
        ({ knowledge_points }) =>
          points.length === 0 || points.some((point) => knowledge_points.includes(point)),
      ),
    [found.data, settled, points],
  );
  const goTo = (book: string, member: string) =>
    setQuery(new URLSearchParams({ book, ...(member !== EVERYBODY && { member }) }), { replace: true });
  if (found.isLoadingError) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <Spinner fill />;
  if (found.data === null) return <NoBook />;
  const title = pupil ? t('book.ofPupil', { name: pupil.real_name }) : t('book.ofClass', { name: className });
  return (
    <>
      <BookHead
        title={title}
        classId={classId}
        memberId={memberId}
        userId={userId}
        onGo={goTo}
        canPrint={shown.length > 0}
        canPractise={shown.some(({ open }) => open.length > 0)}
        onPractise={() => setPractising(true)}
      />
      {found.data.questions.length === 0 ? (
        <EmptyState icon={<BookCheck />} title={t('book.empty')} text={t('book.emptyText')} />
      ) : (
        <div className={screen.statistics}>
          <KnowledgePoints
            found={found.data.points}
            chosen={points}
            onChosen={setPoints}
            settled={settled}
            onSettled={setSettled}
          />
          <Stack as="ol" gap={4} className={screen.printed}>
            {shown.length === 0 && <EmptyState icon={<BookCheck />} title={t('book.noneShown')} />}
            {shown.map((question, index) => (
              <li key={question.question_id}>
                <WrongOne
                  question={question}
                  number={index + 1}
                  files={found.data?.files ?? {}}
                  onPupil={(id) => goTo(classId, id)}
                />
              </li>
            ))}
          </Stack>
        </div>
      )}
      {practising && (
        <PracticeDialog
          classId={classId}
          memberId={memberId}
          name={pupil?.real_name ?? className}
          points={points}
          userId={userId}
          onClose={() => setPractising(false)}
        />
      )}
    </>
  );
}

/** Shown for a class that the teacher does not teach. */
function NoBook(): ReactNode {
  const t = useAssignmentTexts();
  return (
    <EmptyState
      icon={<NotebookPen />}
      title={t('book.gone')}
      action={<Button onClick={() => navigate('/assignments')}>{t('backToList')}</Button>}
    />
  );
}

interface PracticeDialogProps extends WrongAnswerBookProps {
  readonly memberId: string | undefined;
  /** Name of the pupil, or of the class. */
  readonly name: string;
  readonly points: readonly string[];
  readonly onClose: () => void;
}

/** Gives out another practice of the questions that are not settled. */
function PracticeDialog(props: PracticeDialogProps): ReactNode {
  const { classId, memberId, name, points, userId, onClose } = props;
  const t = useAssignmentTexts();
  const client = useQueryClient();
  return (
    <GiveOutDialog
      userId={userId}
      request={{
        source: {
          kind: 'wrong-answers',
          class_id: classId,
          most: PRACTISED,
          knowledge_points: [...points],
        },
        title: t('book.practiceTitle', { name }),
        targets: [{ class_id: classId, ...(memberId !== undefined && { member_id: memberId }) }],
      }}
      onGivenOut={() => void client.invalidateQueries({ queryKey: ASSIGNMENTS })}
      onClose={onClose}
    />
  );
}

interface BookHeadProps extends WrongAnswerBookProps {
  readonly title: string;
  readonly memberId: string | undefined;
  readonly onGo: (classId: string, memberId: string) => void;
  readonly canPrint: boolean;
  readonly canPractise: boolean;
  readonly onPractise: () => void;
}

/** The name of the class or pupil, the choice of another book, printing and practice. */
function BookHead(props: BookHeadProps): ReactNode {
  const { title, classId, memberId, userId, onGo, canPrint, canPractise, onPractise } = props;
  const t = useAssignmentTexts();
  const classes = useQuery(classesQuery(userId)).data;
  const pupils = useQuery(pupilsQuery(userId, classId)).data ?? [];
  return (
    <Row gap={4} wrap>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <Row gap={2} wrap className={screen.tools}>
        {classes && classes.length > 0 && (
          <Select
            label={t('class')}
            value={classId}
            options={classes.map(({ class_id, class_name }) => ({ value: class_id, label: class_name }))}
            onChange={(next) => onGo(next, EVERYBODY)}
          />
        )}
        <Select
          label={t('pupil')}
          value={memberId ?? EVERYBODY}
          options={[
            { value: EVERYBODY, label: t('book.everybody') },
            ...pupils.map(({ user_id, real_name }) => ({ value: user_id, label: real_name })),
          ]}
          onChange={(next) => onGo(classId, next)}
        />
        <Button icon={<Printer aria-hidden="true" />} disabled={!canPrint} onClick={() => window.print()}>
          {t('book.print')}
        </Button>
        <Button
          tone="primary"
          icon={<Repeat2 aria-hidden="true" />}
          disabled={!canPractise}
          onClick={onPractise}
        >
          {t('book.practise')}
        </Button>
      </Row>
    </Row>
  );
}

interface KnowledgePointsProps {
  readonly found: readonly { readonly name: string; readonly open: number; readonly settled: number }[];
  readonly chosen: readonly string[];
  readonly onChosen: (chosen: readonly string[]) => void;
  readonly settled: boolean;
  readonly onSettled: (settled: boolean) => void;
}

/** The knowledge points of the book, to choose questions by. */
function KnowledgePoints({ found, chosen, onChosen, settled, onSettled }: KnowledgePointsProps): ReactNode {
  const t = useAssignmentTexts();
  return (
    <Stack surface="card" gap={2} className={screen.questionList}>
      <Text weight="medium">{t('book.points')}</Text>
      <ul>
        {found.map(({ name, open, settled: done }) => (
          <li key={name}>
            <Stack
              as="label"
              gap={3}
              align="center"
              textAlign="start"
              hover
              radius="control"
              wide
              className={screen.questionButton}
            >
              <Checkbox
                checked={chosen.includes(name)}
                onChange={(on) => onChosen(on ? [...chosen, name] : chosen.filter((each) => each !== name))}
              />
              <Text overflow="breaks">{name}</Text>
              <Text numeric tone={open > 0 ? 'warning' : 'quiet'}>
                {t('book.openOf', { open, all: open + done })}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
      <Switch label={t('book.showSettled')} checked={settled} onChange={onSettled} />
    </Stack>
  );
}

interface WrongOneProps {
  readonly question: BookQuestion;
  readonly number: number;
  readonly files: Readonly<Record<string, { readonly url: string }>>;
  readonly onPupil: (memberId: string) => void;
}

/** A question as it is printed, with the pupils who missed it. */
function WrongOne({ question: wrong, number, files, onPupil }: WrongOneProps): ReactNode {
  const t = useAssignmentTexts();
  const host = useMemo(() => ({ assetUrl: (hash: string) => files[hash]?.url }), [files]);
  const parsed = useMemo(() => parseQuestion(wrong.question), [wrong.question]);
  return (
    <Card>
      <Stack gap={3}>
        <QuestionHostContext value={host}>
          {parsed.state === 'question' ? (
            <QuestionView
              mode="paper"
              screen="page"
              number={String(number)}
              question={{ ...parsed.question, score: undefined }}
            />
          ) : (
            <p>{stemWords(wrong.question)}</p>
          )}
        </QuestionHostContext>
        <Stack gap={2} className={screen.unprinted}>
          <Row gap={2} wrap>
            {wrong.knowledge_points.map((point) => (
              <Tag key={point}>{point}</Tag>
            ))}
            <Text tone="quiet" size="small">
              {t('book.from', { title: wrong.assignment_title })}
            </Text>
          </Row>
          <Row gap={2} wrap>
            <Text tone="warning">{t('book.missed', { count: wrong.open.length })}</Text>
            {wrong.open.map((pupil) => (
              <Button key={pupil.member_id} size="small" onClick={() => onPupil(pupil.member_id)}>
                {t('book.missedBy', { name: pupil.name, wrong: pupil.wrong, right: pupil.right_since })}
              </Button>
            ))}
          </Row>
          {wrong.done.length > 0 && (
            <Text tone="quiet">
              {t('book.settledBy', { names: wrong.done.map(({ name }) => name).join(t('between')) })}
            </Text>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
