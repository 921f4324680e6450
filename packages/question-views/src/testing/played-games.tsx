import {
  kindOf,
  type PlayedBody,
  type PlayedKey,
  type PlayedResponse,
  reviewOf,
  type SingleQuestion,
} from '@lectern/questions';
import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Player } from '../play/game.ts';
import { PlayView } from '../play/play-view.tsx';
import { BOARD_GAME_SAMPLES } from '../samples/board-game-samples.ts';
import { PICTURE } from '../samples/dragged-samples.ts';
import { GAME_SAMPLES } from '../samples/game-samples.ts';
import { mountViews } from './mounted.tsx';
import { testPointers } from './pointers.ts';

export const ONE: readonly Player[] = [{ id: 'a', name: '1 号' }];
export const TWO: readonly Player[] = [...ONE, { id: 'b', name: '2 号' }];

export type Reported = Record<string, PlayedResponse[]>;

export function sample(kind: string): SingleQuestion {
  const found = [...GAME_SAMPLES, ...BOARD_GAME_SAMPLES].find((one) => one.kind === kind);
  if (!found) throw new Error(`no game ${kind}`);
  return found;
}

export function Played(props: {
  readonly question: SingleQuestion;
  readonly players: readonly Player[];
  readonly reported: Reported;
  /** The responses at each end of a first round. */
  readonly ends: object[];
  readonly play: Partial<PlayedBody['play']>;
}): ReactNode {
  const { question, players, reported, ends } = props;
  const [responses, setResponses] = useState<Readonly<Record<string, PlayedResponse>>>({});
  const body = question.body as PlayedBody;
  return (
    <PlayView
      kind={question.kind}
      body={{ ...body, play: { ...body.play, ...props.play } }}
      answerKey={question.key as PlayedKey}
      players={players}
      responses={responses}
      onOver={(all) => ends.push(all)}
      onResponse={(player, response) => {
        reported[player] = [...(reported[player] ?? []), response];
        setResponses((before) => ({ ...before, [player]: response }));
      }}
    />
  );
}

const startButton = () => page.getByRole('button', { name: '开始' });

/** A game that was started; `last` is the latest response of a player. */
export async function started(
  kind: string,
  players = ONE,
  play: Partial<PlayedBody['play']> = {},
  start = () => startButton().click(),
) {
  const question = sample(kind);
  const reported: Reported = {};
  const ends: object[] = [];
  mountViews(
    <Played
      question={question}
      players={players}
      reported={reported}
      ends={ends}
      play={{ sound: false, ...play }}
    />,
    { host: { assetUrl: (hash) => (hash === PICTURE ? PIXEL : undefined) } },
  );
  await start();
  await expect
    .poll(() => document.querySelector('[data-player] > :nth-child(2) > :not([data-loading])'))
    .not.toBeNull();
  const last = (player = 'a') => reported[player]?.at(-1);
  const expectAllRight = async (player = 'a') => {
    await expect.poll(() => reviewOf(question, last(player)).points).toBe(question.score);
    for (const response of reported[player] ?? [])
      expect(kindOf(kind)?.response.safeParse(response).success).toBe(true);
  };
  return { question, reported, ends, last, expectAllRight };
}

export const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The strip of a player, from 0. */
export function strip(player = 0): Element {
  const found = document.querySelector(`[data-player="${player}"]`);
  if (!found) throw new Error(`no strip ${player}`);
  return found;
}

export async function inStrip(selector: string, player = 0): Promise<HTMLElement> {
  await expect.poll(() => strip(player).querySelector(selector)).not.toBeNull();
  return strip(player).querySelector(selector) as HTMLElement;
}

export async function dragCard(card: string, target: string, player = 0): Promise<void> {
  const { drag } = testPointers();
  drag(
    player + 1,
    await inStrip(`[data-card="${card}"]`, player),
    await inStrip(`[data-target="${target}"]`, player),
  );
}

export interface Place {
  readonly row: number;
  readonly column: number;
  readonly direction: string;
}

/** The cells at both ends of a word in a grid of letters. */
export function ends({ row, column, direction }: Place, length: number) {
  const down = direction.startsWith('down') ? 1 : direction.startsWith('up') ? -1 : 0;
  const right = direction.endsWith('right') ? 1 : direction.endsWith('left') ? -1 : 0;
  return [
    { row, column },
    { row: row + down * (length - 1), column: column + right * (length - 1) },
  ] as const;
}
