import { newId } from '@lectern/base';
import type { MarkedAnswer, PupilWork } from '@lectern/protocol/marking';
import { isComposite, parseQuestion, type Question, type Rubric, reviewOf } from '@lectern/questions';
import { Column, ErrorState, Row, ScrollArea, Spinner, showToast, Tag, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import type { InkPen } from '../../../parts/marked-picture/index.ts';
import { serverNow } from '../../../platform/api/session.ts';
import { answersQuery, workQuery } from '../assignment-queries.ts';
import { useAssignmentTexts } from '../locale/index.ts';
import type { NumberedQuestion } from '../results/question-sums.ts';
import { AnswerView, KeyView, picturesOf } from './answer-view.tsx';
import { keepDrafts, readDrafts } from './kept-drafts.ts';
import { markBookOf, shownMark } from './mark-book.ts';
import {
  contentOfDraft,
  draftOf,
  drawnLast,
  type MarkDraft,
  withLevel,
  withRotated,
  withStrokes,
} from './mark-draft.ts';
import { MarkPanel } from './mark-panel.tsx';
import { type MarkingOrder, type MarkSlot, slotKey } from './mark-slots.ts';
import classes from './marking.module.css';
import { TYPING_MS, typedPoints } from './typed-points.ts';
import { useMarkingKeys } from './use-marking-keys.ts';

type Files = MarkedAnswer['files'];

export interface OneAnswerProps {
  readonly assignmentId: string;
  readonly userId: string;
  readonly by: MarkingOrder;
  readonly slot: MarkSlot;
  /** The answer that comes next, which is preloaded. */
  readonly upcoming: MarkSlot | undefined;
  readonly works: readonly PupilWork[];
  readonly questions: readonly NumberedQuestion[];
  /** Files of the questions. */
  readonly files: Files;
  /** Whether a digit stores the mark and shows the next answer, where a question has fewer than ten points. */
  readonly isQuick: boolean;
  /** Shows another answer; returns false when there is none. */
  readonly onMove: (by: 1 | -1) => boolean;
}

/** An answer beside the key and the fields of its mark. Drafts without points are kept while the screen is open. */
export function OneAnswer(props: OneAnswerProps): ReactNode {
  const { assignmentId, by, slot, upcoming } = props;
  const t = useAssignmentTexts();
  const { answer, failed } = useAnswer(assignmentId, by, slot);
  usePreloaded(assignmentId, by, upcoming);
  const [drafts, setDrafts] = useState(() => readDrafts(assignmentId));
  useEffect(() => keepDrafts(assignmentId, drafts), [assignmentId, drafts]);
  const [pen, setPen] = useState<InkPen>({ isOn: false, color: 'red' });
  const question = props.questions.find(({ id }) => id === slot.questionId);
  const parsed = useMemo(() => question && parseQuestion(question.question), [question]);
  if (failed) return <LoadFailed {...failed} />;
  if (answer === undefined) return <Spinner fill />;
  if (question === undefined || parsed?.state !== 'question')
    return <ErrorState title={t('marking.unreadable')} />;
  return (
    <Answer
      {...props}
      answer={answer}
      number={question.number}
      question={parsed.question}
      drafts={drafts}
      onDrafts={setDrafts}
      pen={pen}
      onPen={setPen}
    />
  );
}

/** The answer of a slot: with the other answers to its question, or of its pupil. */
function useAnswer(id: string, by: MarkingOrder, { workId, questionId }: MarkSlot) {
  const all = useQuery({ ...answersQuery(id, questionId), enabled: by === 'question' });
  const own = useQuery({ ...workQuery(id, workId), enabled: by === 'pupil' });
  const used = by === 'question' ? all : own;
  const answer =
    by === 'question'
      ? all.data?.answers.find(({ work_id }) => work_id === workId)
      : own.data?.answers.find(({ question_id }) => question_id === questionId);
  const failed = used.isLoadingError
    ? { error: used.error as unknown, onRetry: () => void used.refetch() }
    : undefined;
  return { answer, failed };
}

/** Fetches the next answer with its pictures, so that it is shown at once. */
function usePreloaded(id: string, by: MarkingOrder, slot: MarkSlot | undefined): void {
  const client = useQueryClient();
  const [workId, questionId] = [slot?.workId, slot?.questionId];
  useEffect(() => {
    if (workId === undefined || questionId === undefined) return;
    const pictures = (answer: Pick<MarkedAnswer, 'files'> | undefined) => {
      for (const { url, mime } of Object.values(answer?.files ?? {}))
        if (mime.startsWith('image/')) new Image().src = url;
    };
    const load = async () => {
      if (by === 'question') {
        const { answers } = await client.ensureQueryData(answersQuery(id, questionId));
        pictures(answers.find(({ work_id }) => work_id === workId));
      } else {
        const { answers } = await client.ensureQueryData(workQuery(id, workId));
        pictures(answers.find(({ question_id }) => question_id === questionId));
      }
    };
    // A failure is shown when the answer itself is shown.
    load().catch(() => undefined);
  }, [client, id, by, workId, questionId]);
}

interface AnswerProps extends OneAnswerProps {
  readonly answer: MarkedAnswer;
  readonly number: number;
  readonly question: Question;
  readonly drafts: ReadonlyMap<string, MarkDraft>;
  readonly onDrafts: (
    change: (drafts: ReadonlyMap<string, MarkDraft>) => ReadonlyMap<string, MarkDraft>,
  ) => void;
  readonly pen: InkPen;
  readonly onPen: (pen: InkPen) => void;
}

function Answer(props: AnswerProps): ReactNode {
  const { userId, slot, works, answer, number, question, pen, onPen } = props;
  const t = useAssignmentTexts();
  const name = nameOf(works, slot);
  const { draft, setDraft, words, ...mark } = useMark(props);
  const files = useMemo(() => ({ ...props.files, ...answer.files }), [props.files, answer.files]);
  return (
    <>
      <ScrollArea
        key={slotKey(slot)}
        className={classes.answer}
        role="region"
        tabIndex={0}
        aria-label={t('answerOf', { name })}
      >
        <Column pad={5} gap={4}>
          <Row gap={3} wrap>
            <Text as="h2" size="title" weight="bold">
              <bdi>{name}</bdi>
            </Text>
            <Text tone="quiet">{t('questionNumber', { number })}</Text>
            {answer.late && <Tag tone="amber">{t('late')}</Tag>}
            {answer.given_at === null && <Tag>{t('judged.missing')}</Tag>}
          </Row>
          <AnswerView
            question={question}
            response={answer.response}
            files={files}
            ink={draft.ink}
            onInk={(ink) => setDraft((before) => ({ ...before, ink }))}
            pen={pen}
            onPen={onPen}
          />
        </Column>
      </ScrollArea>
      <ScrollArea className={classes.side} role="region" tabIndex={0} aria-label={t('marking.mark')}>
        <Column pad={5} gap={4}>
          <KeyView question={question} files={files} />
          <MarkPanel
            key={slotKey(slot)}
            userId={userId}
            draft={draft}
            onDraft={setDraft}
            full={answer.full_points}
            voiceUrl={draft.voice === null ? undefined : answer.files[draft.voice]?.url}
            words={words}
            {...mark}
          />
        </Column>
      </ScrollArea>
    </>
  );
}

/** The mark that is being made: its draft, what stores it, and the keys. */
function useMark(props: AnswerProps) {
  const { userId, slot, works, answer, number, question, drafts, onDrafts, onMove } = props;
  const t = useAssignmentTexts();
  const book = markBookOf(userId);
  const key = slotKey(slot);
  const own = useSignal(book.marks).get(key);
  const shown = shownMark(answer, own);
  const first = useMemo(() => draftOf(shown.mark, shown.recorded), [shown.mark, shown.recorded]);
  const draft = drafts.get(key) ?? first;
  const full = answer.full_points;
  const rubric = rubricOf(question);
  const proposed = useMemo(() => proposedPoints(question, answer), [question, answer]);
  const [fault, setFault] = useState<string>();
  const name = nameOf(works, slot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer has no fault
  useEffect(() => setFault(undefined), [key]);

  const setDraft = (change: (draft: MarkDraft) => MarkDraft) => {
    setFault(undefined);
    onDrafts((before) => new Map(before).set(key, change(before.get(key) ?? first)));
  };
  const store = (made: MarkDraft): boolean => {
    const content = contentOfDraft(made);
    if (content === undefined) return false;
    const { assignmentId, slot: of } = props;
    void book.add({
      ...of,
      assignmentId,
      markId: newId(),
      madeAt: serverNow(),
      about: t('marking.about', { name, number }),
      content,
      recorded: made.recorded,
    });
    onDrafts((before) => {
      const next = new Map(before);
      next.delete(key);
      return next;
    });
    return true;
  };
  const move = (by: 1 | -1) => {
    // A changed mark with points is stored; one without points stays a draft.
    if (drafts.has(key)) store(draft);
    if (!onMove(by)) showToast({ kind: 'information', text: t(by === 1 ? 'marking.last' : 'marking.first') });
  };
  const next = (isStored: boolean) => {
    if (!isStored) setFault(t('marking.noPoints'));
    else if (!onMove(1)) showToast({ kind: 'success', text: t('marking.allDone') });
  };
  const save = () => {
    const made = draft.typed === '' && proposed !== undefined ? { ...draft, typed: String(proposed) } : draft;
    const isUnchanged = shown.mark !== null && !drafts.has(key);
    next(isUnchanged || store(made));
  };
  const typePoints = (typed: string) => {
    if (props.isQuick && full < 10 && /^\d$/.test(typed)) next(store({ ...draft, typed }));
    else setDraft((before) => ({ ...before, typed }));
  };
  const pictures = picturesOf(question, answer.response, answer.files);
  const byKeys = useMarkKeys({
    onTurn: () =>
      pictures.length > 0 && setDraft((before) => ({ ...before, ink: withRotated(before.ink, pictures) })),
    ...{ draft, setDraft, full, rubric, pen: props.pen, onPen: props.onPen, slotKey: key },
    onTyped: typePoints,
    onTooMany: () => setFault(t('marking.tooMany', { full })),
    onSave: save,
    onMove: move,
  });
  return { draft, setDraft, rubric, proposed, fault, onSave: save, onMove: move, ...byKeys };
}

interface MarkKeysProps extends Pick<AnswerProps, 'pen' | 'onPen'> {
  readonly draft: MarkDraft;
  readonly setDraft: (change: (draft: MarkDraft) => MarkDraft) => void;
  readonly full: number;
  readonly rubric: Rubric;
  readonly onTyped: (typed: string) => void;
  readonly onTooMany: () => void;
  readonly onTurn: () => void;
  readonly onSave: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly slotKey: string;
}

/** Marks by keys; returns the field of the words, and the criterion whose level the next digit chooses. */
function useMarkKeys(props: MarkKeysProps) {
  const { draft, setDraft, full, rubric, pen, onPen, onSave, onMove, slotKey: key } = props;
  const [rubricAt, setRubricAt] = useState<number>();
  const words = useRef<HTMLTextAreaElement>(null);
  const typedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another answer no level is chosen by keys, and a number begins anew
  useEffect(() => {
    setRubricAt(undefined);
    typedAt.current = 0;
  }, [key]);
  const newest = drawnLast(draft.ink);
  const undo = () =>
    newest &&
    setDraft((before) => ({
      ...before,
      ink: withStrokes(before.ink, newest.file, newest.strokes.slice(0, -1)),
    }));
  const pressLevel = (digit: number) => {
    const criterion = rubricAt === undefined ? undefined : rubric[rubricAt];
    const level = criterion?.levels[digit - 1];
    if (!criterion || !level || rubricAt === undefined) return;
    setDraft((before) => withLevel(before, rubric, full, { criterion: criterion.id, level: level.id }));
    setRubricAt(rubricAt + 1 < rubric.length ? rubricAt + 1 : undefined);
  };

  useMarkingKeys({
    onPoints: (pressed) => {
      if (rubricAt !== undefined && /^\d$/.test(pressed)) {
        pressLevel(Number(pressed));
        return true;
      }
      const now = performance.now();
      const isContinued = now - typedAt.current < TYPING_MS || pressed === 'Backspace' || pressed === '.';
      const typed = typedPoints(isContinued ? draft.typed : '', pressed, full);
      if (typed === undefined) return false;
      typedAt.current = now;
      if (typed === '' && pressed !== 'Backspace') props.onTooMany();
      else props.onTyped(typed);
      return true;
    },
    onSave,
    onMove,
    onRubric: () => setRubricAt(rubric.length > 0 ? 0 : undefined),
    onWords: () => words.current?.focus(),
    onPen: () => onPen({ ...pen, isOn: !pen.isOn }),
    onFull: () => setDraft((before) => ({ ...before, typed: String(full) })),
    onTurn: props.onTurn,
    onUndo: undo,
    onLeave: () => setRubricAt(undefined),
  });
  return { words, rubricAt };
}

function nameOf(works: readonly PupilWork[], { workId }: MarkSlot): string {
  return works.find(({ work_id }) => work_id === workId)?.name ?? '';
}

function rubricOf(question: Question): Rubric {
  if (isComposite(question)) return [];
  return (question.key as { readonly rubric?: Rubric } | undefined)?.rubric ?? [];
}

/** The points that count without a person's mark: those of the rule, or its proposal; undefined without any. */
function proposedPoints(question: Question, answer: MarkedAnswer): number | undefined {
  const { rule_points, full_points, response, given_at } = answer;
  if (rule_points !== null) return rule_points;
  if (given_at === null) return 0;
  const { points, fullPoints } = reviewOf(question, response);
  if (points === 0 || fullPoints === 0) return undefined;
  return Math.round((points / fullPoints) * full_points * 100) / 100;
}
