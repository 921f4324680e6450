import { Column, Row, Stack, Text } from '@lectern/ui';
import { Check, Play, RotateCcw, SkipForward, Square } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { type LessonPeople, PersonPhoto, ToolButton } from '../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import classes from './relay.module.css';
import { type Relay, SECONDS, type Turn, WORD_MAX, whose } from './relay.ts';
import { useTexts } from './texts.ts';
import { type RelayRun, useRelay } from './use-relay.ts';

/** Time for which each turn is shown in a replay, milliseconds. */
const REPLAY_MS = 900;

export interface RelayStageProps {
  readonly id: string;
  readonly lesson: ToolLesson;
  readonly known: LessonPeople;
}

export function RelayStage({ id, lesson, known }: RelayStageProps): ReactNode {
  const run = useRelay(id, lesson, known);
  const { turns, running } = run;
  const [told, setTold] = useState<number>();
  useEffect(() => {
    if (told === undefined) return;
    const timer = setTimeout(() => setTold(told + 1 < turns.length ? told + 1 : undefined), REPLAY_MS);
    return () => clearTimeout(timer);
  }, [told, turns.length]);
  const toldTurn = told === undefined ? undefined : turns[told];
  const shownKey = toldTurn?.key ?? (running && whose(running, turns.length));
  return (
    <Stack flex={1} className={classes.layout}>
      <Column overflow="scroll" pad={6} align="center" gap={4} className={classes.main}>
        {!running && toldTurn === undefined && (
          <Setup
            run={run}
            onBegin={() => {
              setTold(undefined);
              run.begin();
            }}
            onReplay={() => setTold(0)}
          />
        )}
        {shownKey !== undefined && <ShownTurn run={run} pupil={shownKey} told={toldTurn} />}
        {running && !toldTurn && <TurnGoingOn run={run} running={running} />}
      </Column>
      <Chain run={run} told={told} />
    </Stack>
  );
}

interface SetupProps {
  readonly run: RelayRun;
  readonly onBegin: () => void;
  readonly onReplay: () => void;
}

/** The result of the last relay, and the settings of the next one. */
function Setup({ run, onBegin, onReplay }: SetupProps): ReactNode {
  const t = useTexts();
  const { relay, turns, seconds, mixed } = run;
  const passed = turns.filter((turn) => turn.passed).length;
  return (
    <>
      <Text as="p" size="panel" tone="quiet" textAlign="center">
        {turns.length === 0 ? t('ready') : t('figures', { done: turns.length - passed, passed })}
      </Text>
      <Row justify="center" wrap gap={2}>
        {SECONDS.map((count) => (
          <ToolButton key={count} aria-pressed={seconds === count} onClick={() => run.setSeconds(count)}>
            {t('seconds', { count })}
          </ToolButton>
        ))}
      </Row>
      <Row justify="center" wrap gap={2}>
        <ToolButton aria-pressed={!mixed} onClick={() => run.setMixed(false)}>
          {t('inOrder')}
        </ToolButton>
        <ToolButton aria-pressed={mixed} onClick={() => run.setMixed(true)}>
          {t('shuffled')}
        </ToolButton>
      </Row>
      <Row justify="center" wrap gap={2}>
        <ToolButton tone="primary" icon={<Play />} disabled={!run.canBegin} onClick={onBegin}>
          {t(relay ? 'again' : 'begin')}
        </ToolButton>
        <ToolButton icon={<RotateCcw />} disabled={turns.length === 0} onClick={onReplay}>
          {t('replay')}
        </ToolButton>
      </Row>
    </>
  );
}

interface ShownTurnProps {
  readonly run: RelayRun;
  /** Key of the pupil whose turn it is, or was last. */
  readonly pupil: string;
  /** The turn that a replay shows. */
  readonly told: Turn | undefined;
}

function ShownTurn({ run, pupil, told }: ShownTurnProps): ReactNode {
  const t = useTexts();
  const person = run.personOf(pupil);
  return (
    <Stack gap={3} items="center" role="status">
      {person && <PersonPhoto person={person} className={classes.face} />}
      <Text as="strong" overflow="breaks" textAlign="center" className={classes.name}>
        {run.nameOf(pupil)}
      </Text>
      {told && <span className={classes.word}>{told.passed ? t('passed') : told.word}</span>}
    </Stack>
  );
}

interface TurnGoingOnProps {
  readonly run: RelayRun;
  readonly running: Relay;
}

/** The remaining time, the next pupil, and the buttons that end the turn. */
function TurnGoingOn({ run, running }: TurnGoingOnProps): ReactNode {
  const t = useTexts();
  const { left, turns, nameOf, word, setWord, finish } = run;
  return (
    <>
      <Text
        as="p"
        weight="bold"
        numeric
        className={classes.left}
        role="timer"
        data-short={left <= 3000 || undefined}
        aria-label={t('left', { count: Math.ceil(left / 1000) })}
      >
        {Math.ceil(left / 1000)}
      </Text>
      <Text as="p" size="panel" tone="quiet" textAlign="center">
        {t('next', { name: nameOf(whose(running, turns.length + 1)) })}
      </Text>
      <Row
        as="form"
        justify="center"
        wrap
        gap={2}
        onSubmit={(event) => {
          event.preventDefault();
          finish(false);
        }}
      >
        <input
          className={classes.input}
          aria-label={t('word')}
          placeholder={t('word')}
          maxLength={WORD_MAX}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <ToolButton tone="primary" type="submit" icon={<Check />}>
          {t('done')}
        </ToolButton>
        <ToolButton icon={<SkipForward />} onClick={() => finish(true)}>
          {t('pass')}
        </ToolButton>
        <ToolButton icon={<Square />} onClick={run.end}>
          {t('end')}
        </ToolButton>
      </Row>
    </>
  );
}

/** All finished turns; `told` is the number of the turn that a replay shows. */
function Chain({ run, told }: { readonly run: RelayRun; readonly told: number | undefined }): ReactNode {
  const t = useTexts();
  return (
    <Row
      as="ol"
      size="panel"
      overflow="scroll"
      edge="top"
      align="stretch"
      wrap
      gap={2}
      className={classes.chain}
      aria-label={t('chain')}
    >
      {run.turns.map((turn) => (
        <Text
          as="li"
          tone="accent"
          radius="control"
          key={turn.number}
          className={classes.link}
          data-passed={turn.passed || undefined}
          data-told={turn.number === told || undefined}
        >
          <bdi>{run.nameOf(turn.key)}</bdi>
          {turn.passed ? <span>{t('passed')}</span> : turn.word && <strong>{turn.word}</strong>}
        </Text>
      ))}
    </Row>
  );
}
