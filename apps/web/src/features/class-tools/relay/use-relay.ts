import { newId, seeded } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect, useState } from 'react';
import {
  type LessonPeople,
  newSeed,
  type Person,
  shuffled,
  useToolSound,
  useViewOnly,
} from '../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import {
  keptRelay,
  keptSeconds,
  leftOfTurn,
  type Relay,
  type Turn,
  turnKey,
  turnsOf,
  WORD_MAX,
} from './relay.ts';

const LOOK_MS = 200;

/** A relay of the class, with the values stored in the lesson and the current turn. */
export interface RelayRun {
  readonly relay: Relay | undefined;
  readonly turns: readonly Turn[];
  /** The running relay; undefined before the first relay and after each. */
  readonly running: Relay | undefined;
  /** Milliseconds that are left of the turn. */
  readonly left: number;
  /** Settings of the next relay: seconds per turn, and whether the order is random. */
  readonly seconds: number;
  readonly mixed: boolean;
  readonly canBegin: boolean;
  readonly personOf: (key: string) => Person | undefined;
  readonly nameOf: (key: string) => string;
  readonly setSeconds: (seconds: number) => void;
  readonly setMixed: (mixed: boolean) => void;
  readonly begin: () => void;
  /** The text typed in the current turn. */
  readonly word: string;
  readonly setWord: (word: string) => void;
  readonly finish: (passed: boolean) => void;
  readonly end: () => void;
}

export function useRelay(id: string, lesson: ToolLesson, known: LessonPeople): RelayRun {
  const state = lesson.state(id);
  const kept = useSignal(state);
  const playSound = useToolSound();
  const [word, setWord] = useState('');
  const relay = keptRelay(kept);
  const turns = relay ? turnsOf(kept, relay) : [];
  const seconds = keptSeconds(kept.seconds);
  const mixed = kept.mixed === true;
  const personOf = (key: string) => known.all.find((each) => each.key === key);
  const finish = (passed: boolean) => {
    if (!relay) return;
    state.change({
      [turnKey(relay, turns.length)]: {
        passed,
        word: word.trim().slice(0, WORD_MAX),
        at: lesson.now(),
      },
    });
    setWord('');
    playSound(passed ? 'hush' : 'tick');
  };
  const begin = () => {
    const keys = known.present.map(({ key }) => key);
    const order = mixed ? shuffled(keys, seeded(newSeed())) : keys;
    const gone = Object.keys(state.get()).filter((key) => /^(turn|over) /.test(key));
    state.change({
      ...Object.fromEntries(gone.map((key) => [key, undefined])),
      relay: { id: newId(), order, at: lesson.now(), seconds },
    });
  };
  const running = relay?.over === false ? relay : undefined;
  const left = useTimeLeft(lesson, running, turns, () => finish(true));
  return {
    relay,
    turns,
    running,
    left,
    seconds,
    mixed,
    canBegin: known.present.length > 0,
    personOf,
    nameOf: (key) => personOf(key)?.name ?? '…',
    setSeconds: (next) => state.change({ seconds: next }),
    setMixed: (next) => state.change({ mixed: next || undefined }),
    begin,
    word,
    setWord,
    finish,
    end: () => relay && state.change({ [`over ${relay.id}`]: true }),
  };
}

/** Remaining time of the current turn, milliseconds. On the teaching panel, `onUp` is called when it reaches 0. */
function useTimeLeft(
  lesson: ToolLesson,
  running: Relay | undefined,
  turns: readonly Turn[],
  onUp: () => void,
): number {
  const viewOnly = useViewOnly();
  const [now, setNow] = useState(lesson.now);
  const left = running ? leftOfTurn(running, turns, now) : 0;
  const isRunning = running !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    setNow(lesson.now());
    const looking = setInterval(() => setNow(lesson.now()), LOOK_MS);
    return () => clearInterval(looking);
  }, [isRunning, lesson]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of a turn is up once
  useEffect(() => {
    if (running && !viewOnly && leftOfTurn(running, turns, lesson.now()) === 0) onUp();
  }, [isRunning, left === 0, turns.length]);
  return left;
}
