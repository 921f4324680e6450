import type { LessonValues } from '@lectern/courseware/lesson';
import { isComposite, type PlayedBody, type Question, type SingleQuestion } from '@lectern/questions';
import { useSignal } from '@lectern/ui/use-signal';
import type { ClassToolProps } from '../../../../parts/class-tools/index.ts';
import { chosenPlayers, isGame, PLAYERS, playersIn, responsesIn } from '../game-players.ts';
import { type HandedIn, keptAnswer } from '../kept-answer.ts';
import { type GivenAnswer, recordAnswers, renameAnswers } from '../panel-record.ts';
import { stripKey } from '../strip-state.ts';
import { useTexts } from '../texts.ts';
import { phoneMediumOf } from '../use-panel-host.ts';
import { type BoardNames, type Named, sameNamed } from './board-names.ts';
import { type Boards, useBoardNames } from './use-board-names.ts';

export interface RecordedBoards {
  /** The pupils at the boards; another pupil gets what the board has in the lesson's record. */
  readonly boards: Boards;
  /** Number of pupils who answer or play side by side. */
  readonly count: number;
  /** Whether each board was handed in. */
  readonly locked: readonly boolean[];
  /** Adds what was handed in at a board to the record. */
  readonly record: (board: number, answered: HandedIn) => void;
  /** Adds the game to the record, as far as it was played; `first`: the response of the first player. */
  readonly recordGame: (first: unknown) => void;
}

/** The boards of a question, whose answers are in the lesson's record with the pupils who stand there. */
export function useRecordedBoards(
  { lesson, id }: ClassToolProps,
  question: Question | undefined,
): RecordedBoards {
  const t = useTexts();
  const state = lesson.state(id);
  const values = useSignal(state);
  const locked = PLAYERS.map(
    (_, index) => values[isGame(question) ? 'handedIn' : stripKey(index, 'handedIn')] === true,
  );
  const boards = useBoardNames(lesson, id, !locked.includes(true));
  const count = question ? boardCount(question, values) : 1;
  const pupilAt = (board: number, names: BoardNames): Named | undefined =>
    isGame(question) && isPlayedByTeams(question) ? { name: t('team', { number: board + 1 }) } : names[board];
  const record = (given: readonly GivenAnswer[]) =>
    question ? recordAnswers(lesson, id, question, given) : 0;
  return {
    boards: {
      ...boards,
      choose: (names) => {
        boards.choose(names);
        if (!question) return;
        const changed = PLAYERS.flatMap((_, board): GivenAnswer[] => {
          const [before, pupil] = [boards.names[board], names[board]];
          const isSame = before && pupil ? sameNamed(before, pupil) : before === pupil;
          return isSame ? [] : [{ board, pupil, ...answeredAt(state.get(), question, board) }];
        });
        renameAnswers(lesson, id, question, changed);
      },
    },
    count,
    locked,
    record: (board, answered) => {
      record([{ board, pupil: pupilAt(board, boards.names), ...answered }]);
    },
    recordGame: (first) => {
      if (!isGame(question)) return;
      const responses = responsesIn(state.get(), first, question);
      const given = PLAYERS.slice(0, count).map(
        (player, board): GivenAnswer => ({
          ...{ board, pupil: pupilAt(board, boards.names), response: responses[player] },
        }),
      );
      if (record(given) > 0) state.change({ handedIn: true });
    },
  };
}

/** Whether the question says that teams play it. */
export function isPlayedByTeams({ body }: SingleQuestion): boolean {
  return (body as PlayedBody).play.teams !== undefined;
}

function boardCount(question: Question, values: LessonValues): number {
  if (isComposite(question) || phoneMediumOf(question)) return 1;
  return isGame(question) ? playersIn(values, question.body as PlayedBody) : (chosenPlayers(values) ?? 1);
}

/** The response and the hints at a board. */
function answeredAt(values: LessonValues, question: Question, board: number): HandedIn {
  const [response, hints] = [values[stripKey(board, 'response')], values[stripKey(board, 'hints')]];
  if (!isGame(question)) return keptAnswer({ response: response ?? null, hints: hints ?? null });
  return { response: responsesIn(values, response, question)[PLAYERS[board] ?? ''], hints: [] };
}
