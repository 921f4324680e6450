import { isComposite, type Question } from '../question/question.ts';
import { crossword } from './crossword/question.ts';
import { dictationGame } from './dictation-game/question.ts';
import { findSpot } from './find-spot/question.ts';
import { funChoice } from './fun-choice/question.ts';
import { funOrder } from './fun-order/question.ts';
import { funSort } from './fun-sort/question.ts';
import type { InteractiveKind, PlayedBody } from './interactive-kind.ts';
import { jigsaw } from './jigsaw/question.ts';
import { knowledgePairs } from './knowledge-pairs/question.ts';
import { labelPicture } from './label-picture/question.ts';
import { linkLines } from './link-lines/question.ts';
import { mapFill } from './map-fill/question.ts';
import { memory } from './memory/question.ts';
import { sentenceLine } from './sentence-line/question.ts';
import { sumsSprint } from './sums-sprint/question.ts';
import { superSort } from './super-sort/question.ts';
import { teamRace } from './team-race/question.ts';
import { timelinePlace } from './timeline-place/question.ts';
import { truthRush } from './truth-rush/question.ts';
import { wordBank } from './word-bank/question.ts';
import { wordSearch } from './word-search/question.ts';

/** The kinds that are played, in the order of the content page. */
export const INTERACTIVE_KINDS: readonly InteractiveKind[] = [
  funSort,
  superSort,
  wordBank,
  knowledgePairs,
  teamRace,
  truthRush,
  funChoice,
  funOrder,
  linkLines,
  memory,
  wordSearch,
  crossword,
  sumsSprint,
  dictationGame,
  jigsaw,
  mapFill,
  timelinePlace,
  labelPicture,
  findSpot,
  sentenceLine,
];

export function interactiveKindOf(name: string): InteractiveKind | undefined {
  return INTERACTIVE_KINDS.find(({ kind }) => kind === name);
}

/** Seconds for answering a question: its time limit, else the countdown of a game that is played. Undefined without either. */
export function timeLimitOf(question: Question): number | undefined {
  const isGame = !isComposite(question) && interactiveKindOf(question.kind) !== undefined;
  const { play } = (isGame ? question.body : {}) as Partial<PlayedBody>;
  return question.timeLimit ?? (play?.quiet ? undefined : play?.countdown);
}
