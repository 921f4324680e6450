import type { Assignment, AssignmentContent } from '@lectern/protocol/assignment-shapes';
import type { PupilWork } from '@lectern/protocol/marking';
import {
  Box,
  Button,
  Column,
  EmptyState,
  IconButton,
  Popover,
  Row,
  Spinner,
  Stack,
  Switch,
  Text,
  ToggleGroup,
} from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ClipboardCheck, Keyboard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { navigate } from '../../../platform/router/router.ts';
import { useSearchParams } from '../../../platform/router/use-address.ts';
import { readLocal, removeLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import { assignmentQuery, contentQuery, worksQuery } from '../assignment-queries.ts';
import { useAssignmentTexts } from '../locale/index.ts';
import { numberedQuestions } from '../results/question-sums.ts';
import { type MarkingOrder, type MarkSlot, slotIndex, slotKey, slotsOf } from './mark-slots.ts';
import classes from './marking.module.css';
import { OneAnswer } from './one-answer.tsx';
import { SlotList } from './slot-list.tsx';
import { UnsentMarks } from './unsent-marks.tsx';

export interface MarkingScreenProps {
  readonly id: string;
  readonly by: MarkingOrder;
  readonly userId: string;
}

/** The answers of an assignment, one after the other, with their marks. */
export function MarkingScreen({ id, by, userId }: MarkingScreenProps): ReactNode {
  const t = useAssignmentTexts();
  const assignment = useQuery(assignmentQuery(id));
  const works = useQuery(worksQuery(id));
  const content = useQuery(contentQuery(id));
  const failed = [assignment, works, content].find(({ isLoadingError }) => isLoadingError);
  return (
    <Column surface="paper" className={classes.screen}>
      {failed ? (
        <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
      ) : assignment.data === null ? (
        <EmptyState icon={<ClipboardCheck />} title={t('gone')} text={t('goneText')} />
      ) : assignment.data && works.data && content.data ? (
        <Marking
          assignment={assignment.data}
          works={works.data}
          content={content.data}
          by={by}
          userId={userId}
        />
      ) : (
        <Spinner fill />
      )}
    </Column>
  );
}

interface MarkingProps {
  readonly assignment: Assignment;
  readonly works: readonly PupilWork[];
  readonly content: AssignmentContent & {
    readonly files: Readonly<Record<string, { url: string; mime: string }>>;
  };
  readonly by: MarkingOrder;
  readonly userId: string;
}

interface MarkingBarProps extends Pick<MarkingProps, 'userId'>, Pick<Assignment, 'id' | 'title'> {
  /** Controls of the order and the place in it. */
  readonly children: ReactNode;
}

/** The bar above the answers: the way back, the title, marks that are not sent, and the keys. */
function MarkingBar({ id, title, userId, children }: MarkingBarProps): ReactNode {
  const t = useAssignmentTexts();
  return (
    <Row as="header" flex="none" edge="bottom" gap={3} wrap className={classes.bar}>
      <IconButton
        label={t('backToAssignment')}
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={() => navigate(`/assignments?id=${id}`)}
      />
      <Text role="heading" aria-level={1} size="title" weight="bold" overflow="cut">
        {t('marking.of', { title })}
      </Text>
      {children}
      <UnsentMarks userId={userId} isMarking />
      <KeyHelp />
    </Row>
  );
}

interface OrderChoiceProps extends Pick<MarkingProps, 'by'> {
  readonly onOrder: (order: MarkingOrder) => void;
}

function OrderChoice({ by, onOrder }: OrderChoiceProps): ReactNode {
  const t = useAssignmentTexts();
  return (
    <ToggleGroup<MarkingOrder>
      label={t('marking.order')}
      options={(['question', 'pupil'] as const).map((value) => ({ value, label: t(`marking.by.${value}`) }))}
      value={[by]}
      onChange={([order]) => order && onOrder(order)}
    />
  );
}

const NOTHING: ReadonlySet<string> = new Set();

function Marking({ assignment, works, content, by, userId }: MarkingProps): ReactNode {
  const t = useAssignmentTexts();
  const [query, setQuery] = useSearchParams();
  const { id, title } = assignment;
  const questions = numberedQuestions(content);
  const questionIds = questions.map((question) => question.id);
  const wanted = { workId: query.get('work'), questionId: query.get('question') };
  // The answers that waited at the beginning stay in the list while they are marked.
  const [first] = useState(() => new Set(slotsOf(works, questionIds, by, true, NOTHING).map(slotKey)));
  const [onlyWaiting, setOnlyWaiting] = useState(
    () => first.size > 0 && (wanted.workId === null || isKept(first, wanted)),
  );
  const [isQuick, setQuick] = useQuick(userId);
  const slots = slotsOf(works, questionIds, by, onlyWaiting, first);
  const at = slotIndex(slots, wanted);
  const slot = slots[at];
  const go = (to: MarkSlot, order: MarkingOrder = by) =>
    setQuery(new URLSearchParams({ id, mark: order, work: to.workId, question: to.questionId }), {
      replace: true,
    });
  const next = slots[at + 1];
  return (
    <>
      <MarkingBar id={id} title={title} userId={userId}>
        <OrderChoice by={by} onOrder={(order) => slot && go(slot, order)} />
        <Switch label={t('marking.onlyWaiting')} checked={onlyWaiting} onChange={setOnlyWaiting} />
        <Switch label={t('marking.quick')} checked={isQuick} onChange={setQuick} />
        {slot && (
          <Text numeric tone="quiet">
            {t('marking.place', { place: at + 1, all: slots.length })}
          </Text>
        )}
      </MarkingBar>
      {slot ? (
        <Box as="main" flex={1} className={classes.room}>
          <SlotList
            works={works}
            questions={questions}
            slots={slots}
            slot={slot}
            by={by}
            userId={userId}
            onGo={go}
          />
          <OneAnswer
            assignmentId={id}
            userId={userId}
            by={by}
            slot={slot}
            upcoming={next}
            works={works}
            questions={questions}
            files={content.files}
            isQuick={isQuick}
            onMove={(step) => {
              const to = slots[at + step];
              if (to) go(to);
              return to !== undefined;
            }}
          />
        </Box>
      ) : (
        <EmptyState
          icon={<ClipboardCheck />}
          title={t('marking.none')}
          text={t('marking.noneText')}
          action={
            onlyWaiting ? (
              <Button onClick={() => setOnlyWaiting(false)}>{t('marking.showAll')}</Button>
            ) : (
              <Button onClick={() => navigate(`/assignments?id=${id}`)}>{t('backToAssignment')}</Button>
            )
          }
        />
      )}
    </>
  );
}

/** Whether a digit stores a mark and shows the next answer: remembered for each user of this browser. */
function useQuick(userId: string): [boolean, (isQuick: boolean) => void] {
  const key = `marking-quick.${userId}`;
  const [isQuick, setQuick] = useState(() => readLocal(key) !== undefined);
  const change = (next: boolean) => {
    if (next) writeLocal(key, '1');
    else removeLocal(key);
    setQuick(next);
  };
  return [isQuick, change];
}

/** Whether an answer that the address names is among those that wait. */
function isKept(
  waiting: ReadonlySet<string>,
  { workId, questionId }: { readonly workId: string | null; readonly questionId: string | null },
): boolean {
  return [...waiting].some(
    (key) =>
      (workId === null || key.startsWith(`${workId} `)) &&
      (questionId === null || key.endsWith(` ${questionId}`)),
  );
}

const KEYS = [
  ['0 – 9 .', 'points'],
  ['Enter', 'save'],
  ['← →', 'move'],
  ['F', 'full'],
  ['R', 'rubric'],
  ['W', 'words'],
  ['Ctrl+Enter', 'saveWords'],
  ['I', 'pen'],
  ['T', 'turn'],
  ['Ctrl+Z', 'undo'],
] as const;

function KeyHelp(): ReactNode {
  const t = useAssignmentTexts();
  return (
    <Popover
      label={t('keys.title')}
      align="end"
      trigger={<IconButton label={t('keys.title')} icon={<Keyboard aria-hidden="true" />} />}
    >
      <Stack as="dl" gap={2} className={classes.keys}>
        {KEYS.map(([key, name]) => (
          <Row key={name} gap={4} justify="between">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </Row>
        ))}
      </Stack>
    </Popover>
  );
}
