import { newId } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';
import { Check, Play, RotateCcw, SkipForward, Square } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import {
  type LessonPeople,
  newSeed,
  PersonPhoto,
  seededRandom,
  shuffled,
  ToolButton,
  useLooksOn,
  useToolSound,
} from '../../../parts/class-tools/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import classes from './relay.module.css';
import { keptRelay, keptSeconds, leftOfTurn, SECONDS, turnKey, turnsOf, WORD_MAX, whose } from './relay.ts';
import { useTexts } from './texts.ts';

/** How long each turn is shown in a replay, milliseconds. */
const REPLAY_MS = 900;
const LOOK_MS = 200;

export interface RelayStageProps {
  readonly id: string;
  readonly lesson: ToolLesson;
  readonly known: LessonPeople;
}

export function RelayStage({ id, lesson, known }: RelayStageProps): ReactNode {
  const t = useTexts();
  const looksOn = useLooksOn();
  const playSound = useToolSound();
  const state = lesson.state(id);
  const kept = useSignal(state);
  const relay = keptRelay(kept);
  const turns = relay ? turnsOf(kept, relay) : [];
  const running = relay !== undefined && !relay.over;
  const [word, setWord] = useState('');
  const [told, setTold] = useState<number>();
  const [now, setNow] = useState(lesson.now);
  const left = running ? leftOfTurn(relay, turns, now) : 0;
  const seconds = keptSeconds(kept.seconds);
  const mixed = kept.mixed === true;
  const personOf = (key: string) => known.all.find((each) => each.key === key);
  const nameOf = (key: string) => personOf(key)?.name ?? '…';
  const passed = turns.filter((turn) => turn.passed).length;

  const finish = (hasPassed: boolean) => {
    if (!relay) return;
    state.change({
      [turnKey(relay, turns.length)]: {
        passed: hasPassed,
        word: word.trim().slice(0, WORD_MAX),
        at: lesson.now(),
      },
    });
    setWord('');
    playSound(hasPassed ? 'hush' : 'tick');
  };
  useEffect(() => {
    if (!running) return;
    const looking = setInterval(() => setNow(lesson.now()), LOOK_MS);
    return () => clearInterval(looking);
  }, [running, lesson]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of a turn is up once
  useEffect(() => {
    if (running && !looksOn && leftOfTurn(relay, turns, lesson.now()) === 0) finish(true);
  }, [running, left === 0, turns.length]);
  useEffect(() => {
    if (told === undefined) return;
    const timer = setTimeout(() => setTold(told + 1 < turns.length ? told + 1 : undefined), REPLAY_MS);
    return () => clearTimeout(timer);
  }, [told, turns.length]);

  const begin = () => {
    const keys = known.present.map(({ key }) => key);
    const order = mixed ? shuffled(keys, seededRandom(newSeed())) : keys;
    const gone = Object.keys(state.get()).filter((key) => /^(turn|over) /.test(key));
    setTold(undefined);
    setNow(lesson.now());
    state.change({
      ...Object.fromEntries(gone.map((key) => [key, undefined])),
      relay: { id: newId(), order, at: lesson.now(), seconds },
    });
  };
  const toldTurn = told === undefined ? undefined : turns[told];
  const shownKey = toldTurn?.key ?? (running ? whose(relay, turns.length) : undefined);
  const shown = shownKey === undefined ? undefined : personOf(shownKey);

  return (
    <div className={classes.layout}>
      <div className={classes.main}>
        {!running && toldTurn === undefined && (
          <>
            <p className={classes.help}>
              {turns.length === 0 ? t('ready') : t('figures', { done: turns.length - passed, passed })}
            </p>
            <div className={classes.bar}>
              {SECONDS.map((count) => (
                <ToolButton
                  key={count}
                  aria-pressed={seconds === count}
                  onClick={() => state.change({ seconds: count })}
                >
                  {t('seconds', { count })}
                </ToolButton>
              ))}
            </div>
            <div className={classes.bar}>
              <ToolButton aria-pressed={!mixed} onClick={() => state.change({ mixed: undefined })}>
                {t('inOrder')}
              </ToolButton>
              <ToolButton aria-pressed={mixed} onClick={() => state.change({ mixed: true })}>
                {t('shuffled')}
              </ToolButton>
            </div>
            <div className={classes.bar}>
              <ToolButton
                tone="primary"
                icon={<Play />}
                disabled={known.present.length === 0}
                onClick={begin}
              >
                {t(relay ? 'again' : 'begin')}
              </ToolButton>
              <ToolButton icon={<RotateCcw />} disabled={turns.length === 0} onClick={() => setTold(0)}>
                {t('replay')}
              </ToolButton>
            </div>
          </>
        )}
        {shownKey !== undefined && (
          <>
            <div className={classes.turn} role="status">
              {shown && <PersonPhoto person={shown} className={classes.face} />}
              <strong className={classes.name}>{nameOf(shownKey)}</strong>
              {toldTurn && (
                <span className={classes.word}>{toldTurn.passed ? t('passed') : toldTurn.word}</span>
              )}
            </div>
            {running && !toldTurn && (
              <>
                <p
                  className={classes.left}
                  role="timer"
                  data-short={left <= 3000 || undefined}
                  aria-label={t('left', { count: Math.ceil(left / 1000) })}
                >
                  {Math.ceil(left / 1000)}
                </p>
                <p className={classes.help}>{t('next', { name: nameOf(whose(relay, turns.length + 1)) })}</p>
                <form
                  className={classes.bar}
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
                  <ToolButton icon={<Square />} onClick={() => state.change({ [`over ${relay.id}`]: true })}>
                    {t('end')}
                  </ToolButton>
                </form>
              </>
            )}
          </>
        )}
      </div>
      <ol className={classes.chain} aria-label={t('chain')}>
        {turns.map((turn) => (
          <li
            key={turn.number}
            className={classes.link}
            data-passed={turn.passed || undefined}
            data-told={turn.number === told || undefined}
          >
            <bdi>{nameOf(turn.key)}</bdi>
            {turn.passed ? <span>{t('passed')}</span> : turn.word && <strong>{turn.word}</strong>}
          </li>
        ))}
      </ol>
    </div>
  );
}
