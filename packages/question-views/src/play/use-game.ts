import type { Play, PlayedBody, PlayedResponse } from '@lectern/questions';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Player, Share } from './game.ts';
import { type GameRun, isOver, NEW_RUN, reportOf, secondsLeft } from './game-run.ts';
import { Sounds } from './sounds.ts';

type Parts = PlayedResponse['parts'];
type Responses = Readonly<Record<string, PlayedResponse | undefined>>;
type Runs = Readonly<Record<string, GameRun>>;

export type Phase = 'ready' | 'running' | 'over';

export interface Game {
  readonly phase: Phase;
  /** `performance.now()` when the game started. */
  readonly startedAt: number;
  readonly sounds: Sounds;
  runOf(player: string): GameRun;
  isPlayerOver(player: string): boolean;
  start(): void;
  /** Ends the game for all players. */
  end(): void;
  answer(player: string, parts: Parts, share: Share): void;
  parts(player: string, parts: Parts): void;
  move(player: string): void;
  done(player: string): void;
}

/** The runs of all players of a game. Answers of several players in the same moment are all kept. */
export function useGame(
  body: PlayedBody,
  players: readonly Player[],
  responses: Responses,
  onResponse: (player: string, response: PlayedResponse) => void,
  onOver?: ((responses: Responses) => void) | undefined,
): Game {
  const { play } = body;
  const [phase, setPhase] = useState<Phase>('ready');
  const [startedAt, setStartedAt] = useState(0);
  const [runs, setRuns] = useState<Runs>({});
  const [sounds] = useState(() => new Sounds(play.sound));
  const latest = useRef({ runs, responses });
  useLayoutEffect(() => {
    latest.current = { runs: latest.current.runs, responses };
  });
  const lastAt = useRef<Record<string, number>>({});
  useEffect(() => sounds.dispose, [sounds]);
  const runOf = (player: string) => runs[player] ?? NEW_RUN;
  /** Whether the end was told: two players may finish in the same moment. */
  const isTold = useRef(false);
  const end = () => {
    if (phase === 'over' || isTold.current) return;
    isTold.current = true;
    onOver?.(latest.current.responses);
    setPhase('over');
    sounds.play('end');
  };
  const change = (player: string, next: GameRun, parts?: Parts) => {
    const all = { ...latest.current.runs, [player]: next };
    const response: PlayedResponse = {
      parts: parts ?? latest.current.responses[player]?.parts ?? {},
      game: reportOf(next, play, performance.now() - startedAt),
    };
    latest.current = { runs: all, responses: { ...latest.current.responses, [player]: response } };
    setRuns(all);
    onResponse(player, response);
    if (players.every(({ id }) => isOver(all[id] ?? NEW_RUN, play))) end();
  };
  const nowOf = (player: string) => latest.current.runs[player] ?? NEW_RUN;
  return {
    phase,
    startedAt,
    sounds,
    runOf,
    isPlayerOver: (player) => phase !== 'running' || isOver(runOf(player), play),
    start() {
      const now = performance.now();
      lastAt.current = {};
      isTold.current = false;
      latest.current = { ...latest.current, runs: {} };
      setRuns({});
      setStartedAt(now);
      setPhase('running');
      sounds.play('turn');
    },
    end,
    answer(player, parts, share) {
      const run = nowOf(player);
      if (phase !== 'running' || isOver(run, play)) return;
      const now = performance.now();
      const took = now - (lastAt.current[player] ?? startedAt);
      lastAt.current[player] = now;
      sounds.play(share.n === share.d ? 'right' : 'wrong');
      change(player, answered(run, share, play, took), parts);
    },
    parts: (player, parts) => change(player, nowOf(player), parts),
    move(player) {
      sounds.play('turn');
      change(player, { ...nowOf(player), moves: nowOf(player).moves + 1 });
    },
    done(player) {
      const run = nowOf(player);
      if (run.doneMs === undefined) change(player, { ...run, doneMs: performance.now() - startedAt });
    },
  };
}

function answered(run: GameRun, share: Share, play: Play, tookMs: number): GameRun {
  return { ...run, answers: [...run.answers, { share, secondsLeft: secondsLeft(play, tookMs) }] };
}
