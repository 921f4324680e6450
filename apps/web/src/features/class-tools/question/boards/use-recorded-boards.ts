import type { LessonValues } from '@lectern/courseware/lesson';
import {
  isComposite,
  type PlayedBody,
  type Question,
  reviewOf,
  type SingleQuestion,
} from '@lectern/questions';
import { useSignal } from '@lectern/ui/use-signal';
import type { ClassToolProps } from '../../../../parts/class-tools/index.ts';
import { scoreAnswer, TEAMS_STATE } from '../../team-competition/lesson-teams.ts';
import { chosenPlayers, isGame, PLAYERS, playersIn, responsesIn } from '../game-players.ts';
import { type HandedIn, keptAnswer } from '../kept-answer.ts';
import { firstRecorded, type GivenAnswer, recordAnswers, renameAnswers } from '../panel-record.ts';
import { stripKey } from '../strip-state.ts';
import { useTexts } from '../texts.ts';
import { phoneMediumOf } from '../use-panel-host.ts';
import { type BoardNames, boardNames, sameNamed } from './board-names.ts';
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
  /** Gives teams the points of their answers, once all have answered or the key is shown. */
  readonly award: () => void;
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
  const isTeamGame = isGame(question) && isPlayedByTeams(question);
  const boards = useBoardNames(lesson, id, !locked.includes(true) && !isTeamGame);
  const count = question ? boardCount(question, values) : 1;
  const pupilAt = (board: number, names: BoardNames) =>
    names[board] ?? (isTeamGame ? { name: t('team', { number: board + 1 }) } : undefined);
  const award = () => {
    if (question) awardTeams({ lesson, id }, question, count);
  };
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
          const named = pupilAt(board, names);
          return isSame ? [] : [{ board, pupil: named, ...answeredAt(state.get(), question, board) }];
        });
        renameAnswers(lesson, id, question, changed);
        award();
      },
    },
    count,
    locked,
    record: (board, answered) => {
      record([{ board, pupil: pupilAt(board, boards.names), ...answered }]);
      award();
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
      award();
    },
    award,
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

/** Gives the teams at boards whole points for their recorded answers, once what is right is shown. */
function awardTeams(
  { lesson, id }: Pick<ClassToolProps, 'lesson' | 'id'>,
  question: Question,
  count: number,
): void {
  const values = lesson.state(id).get();
  const boards = PLAYERS.slice(0, count).map((_, board) => board);
  const areJudged = isGame(question) || boards.every((board) => values[stripKey(board, 'handedIn')] === true);
  if (!areJudged && values.keyShown !== true) return;
  const names = boardNames(values);
  for (const board of boards) {
    const answer = firstRecorded(values, board);
    if (answer === undefined) continue;
    const named = names[board];
    const { response, hints } = answeredAt(values, question, board);
    const by = named && 'team' in named ? Math.round(reviewOf(question, response, hints).points) : 0;
    const given = named && 'team' in named ? { team: named.team, by } : undefined;
    scoreAnswer(lesson.state(TEAMS_STATE), answer, given, lesson.now());
  }
}

/** The response and the hints at a board. */
function answeredAt(values: LessonValues, question: Question, board: number): HandedIn {
  const [response, hints] = [values[stripKey(board, 'response')], values[stripKey(board, 'hints')]];
  if (!isGame(question)) return keptAnswer({ response: response ?? null, hints: hints ?? null });
  return { response: responsesIn(values, response, question)[PLAYERS[board] ?? ''], hints: [] };
}
