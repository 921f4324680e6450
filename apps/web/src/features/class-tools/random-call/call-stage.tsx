import { Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Minus, Plus, Shuffle, Undo2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import {
  type LessonPeople,
  type Person,
  PersonPhoto,
  pupilKey,
  ToolButton,
} from '../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { CallSide } from './call-side.tsx';
import { type Call, keptRoll, type waiting } from './draw.ts';
import { PupilStrip } from './pupil-strip.tsx';
import classes from './random-call.module.css';
import { useTexts } from './texts.ts';
import { useCalls } from './use-calls.ts';
import { useRoll } from './use-roll.ts';

/** Number of pupils called at once, at most. */
const COUNT_MAX = 10;

export interface CallStageProps {
  readonly id: string;
  readonly lesson: ToolLesson;
  readonly known: LessonPeople;
}

export function CallStage({ id, lesson, known }: CallStageProps): ReactNode {
  const t = useTexts();
  const { all, present } = known;
  const state = lesson.state(id);
  const kept = useSignal(state);
  const count = countOf(kept.count);
  const roll = keptRoll(kept.roll);
  const { calls, earlier, weightOf, open, call } = useCalls(lesson, known);
  const shown = calls.find((each) => each.id === roll?.eventId);
  const seen = useRoll(shown && roll, present.length, lesson.now);
  const byKey = new Map(all.map((person) => [person.key, person]));
  const nameOf = (call: Pick<Call, 'pupils'>) =>
    call.pupils
      .map((each) => byKey.get(pupilKey(each))?.name ?? ('name' in each ? each.name : '…'))
      .join(t('between'));

  const running = seen === undefined ? undefined : present[seen];
  const chosen = running
    ? [running]
    : (shown?.pupils ?? []).flatMap((each) => byKey.get(pupilKey(each)) ?? []);
  const called = !running && chosen.length === 1 ? chosen[0] : undefined;
  const undo = ({ id: eventId }: Call) => lesson.takeBack(eventId);

  return (
    <Stack className={classes.layout}>
      <Stack gap={4} items="center" pad={6} className={classes.main}>
        <Left of={open} />
        <Chosen people={chosen} isRunning={running !== undefined} />
        <p role="status" className="visually-hidden">
          {shown && !running && t('called', { names: nameOf(shown) })}
        </p>
        {called && shown && <PupilStrip key={shown.id} lesson={lesson} known={known} pupil={called} />}
        <Controls
          count={count}
          onCount={(next) => state.change({ count: next })}
          last={calls.at(-1)}
          canCall={open.among.length > 0}
          isRunning={running !== undefined}
          onCall={() => call(count)}
          onUndo={undo}
        />
      </Stack>
      <CallSide
        calls={running ? calls.filter((each) => each !== shown) : calls}
        earlier={earlier}
        nameOf={nameOf}
        known={known}
        side={kept.side === 'weights' ? 'weights' : 'history'}
        onSide={(side) => state.change({ side })}
        weightOf={weightOf}
        onWeight={(key, weight) => state.change({ [`weight ${key}`]: weight })}
        onUndo={undo}
      />
    </Stack>
  );
}

/** Number of pupils not called yet. */
function Left({ of: { among, left, first } }: { readonly of: ReturnType<typeof waiting> }): ReactNode {
  const t = useTexts();
  return (
    <Text as="p" tone="quiet" size="panel">
      {among.length === 0 ? t('nobody') : t('left', { left: left.length, all: among.length })}
      {first.length > 0 && first.length < left.length && (
        <span className={classes.first}>{t('first', { count: first.length })}</span>
      )}
    </Text>
  );
}

/** The called pupils, or the name that is shown during the roll. */
function Chosen({
  people,
  isRunning,
}: {
  readonly people: readonly Person[];
  readonly isRunning: boolean;
}): ReactNode {
  const t = useTexts();
  return (
    <Row
      justify="center"
      wrap
      className={classes.chosen}
      data-running={isRunning ? '' : undefined}
      data-many={people.length > 3 || undefined}
    >
      {people.length === 0 && (
        <Text as="p" tone="quiet" className={classes.ready}>
          {t('ready')}
        </Text>
      )}
      {people.map((person) => (
        <Stack
          key={person.key}
          as="figure"
          weight="bold"
          overflow="breaks"
          textAlign="center"
          gap={4}
          items="center"
          className={classes.person}
        >
          <PersonPhoto person={person} className={classes.face} />
          <figcaption>{person.name}</figcaption>
        </Stack>
      ))}
    </Row>
  );
}

interface ControlsProps {
  /** Number of pupils called at once. */
  readonly count: number;
  readonly onCount: (count: number) => void;
  /** The last call, which can be undone. */
  readonly last: Call | undefined;
  readonly canCall: boolean;
  /** Names run by. */
  readonly isRunning: boolean;
  readonly onCall: () => void;
  readonly onUndo: (call: Call) => void;
}

function Controls({ count, onCount, last, canCall, isRunning, onCall, onUndo }: ControlsProps): ReactNode {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <Row justify="center" wrap gap={3}>
      <ToolButton
        aria-label={t('fewer')}
        icon={<Minus />}
        disabled={count <= 1}
        onClick={() => onCount(count - 1)}
      />
      <Text size="panel">{t('count', { count })}</Text>
      <ToolButton
        aria-label={t('more')}
        icon={<Plus />}
        disabled={count >= COUNT_MAX}
        onClick={() => onCount(count + 1)}
      />
      <button
        ref={button}
        type="button"
        className={classes.call}
        disabled={!canCall || isRunning}
        onClick={onCall}
      >
        <Shuffle aria-hidden="true" />
        {t(last ? 'again' : 'call')}
      </button>
      <ToolButton icon={<Undo2 />} disabled={!last || isRunning} onClick={() => last && onUndo(last)}>
        {t('undoLast')}
      </ToolButton>
    </Row>
  );
}

function countOf(kept: unknown): number {
  return typeof kept === 'number' && Number.isInteger(kept) ? Math.min(COUNT_MAX, Math.max(1, kept)) : 1;
}
