import type { LessonValues } from '@lectern/courseware/lesson';
import {
  interactiveKindOf,
  type PlayedBody,
  type PlayedResponse,
  type Question,
  type SingleQuestion,
} from '@lectern/questions';

/** The most children who play on one panel, a finger each. */
const MOST_PLAYERS = 4;

/** Ids of the players' strips, from left to right. */
export const PLAYERS = ['p1', 'p2', 'p3', 'p4'] as const;

/** Whether a question is played. */
export function isGame(question: Question | undefined): question is SingleQuestion {
  return question !== undefined && interactiveKindOf(question.kind) !== undefined;
}

/** The number of players: as it was chosen in the lesson, else the teams of the question, else one. */
export function playersIn(values: LessonValues, { play }: PlayedBody): number {
  return chosenPlayers(values) ?? play.teams ?? 1;
}

/** The number of players or pupils that was chosen in the lesson; undefined for none, or a number that no panel has. */
export function chosenPlayers({ players }: LessonValues): number | undefined {
  const isNumber = typeof players === 'number' && Number.isInteger(players);
  return isNumber && players >= 1 && players <= MOST_PLAYERS ? players : undefined;
}

/** The responses of the players by strip. The first is the panel's answer; values of another form are left out. */
export function responsesIn(
  { others }: LessonValues,
  first: unknown,
  { kind }: SingleQuestion,
): Readonly<Record<string, PlayedResponse | undefined>> {
  const schema = interactiveKindOf(kind)?.response;
  const given = typeof others === 'object' && others !== null && !Array.isArray(others) ? others : {};
  return Object.fromEntries(
    PLAYERS.map((id, index) => {
      const value = index === 0 ? first : (given as LessonValues)[id];
      const read = value === undefined ? undefined : schema?.safeParse(value);
      return [id, read?.success ? read.data : undefined];
    }),
  );
}
