import type { InteractiveKind, PlayedBody, PlayedKey } from './kinds/interactive-kind.ts';
import { interactiveKindOf } from './kinds/interactive-kinds.ts';
import type { QuestionKind } from './kinds/question-kind.ts';
import type { SingleQuestion } from './question/question.ts';
import type { ScoringRule } from './scoring/scoring-rule.ts';

const LEAST_SCORE = 0.5;

/**
 * The basic questions that an interactive question consists of, with its tags, source and limits: one question, or one for
 * each part, whose scores are half points that come near an equal part of the score. Undefined for other kinds.
 */
export function toBasic(question: SingleQuestion, makeId: () => string): SingleQuestion[] | undefined {
  const kind = interactiveKindOf(question.kind);
  if (!kind) return undefined;
  const body = question.body as PlayedBody;
  const parts = kind.parts(body, question.key as PlayedKey);
  const score = parts.length === 1 ? question.score : halfPoints(question.score / parts.length);
  // Hints and feedback of a game concern all of it.
  const { hints: _hints, feedback: _feedback, analysis: _analysis, ...others } = question;
  const shared = parts.length === 1 ? question : others;
  return parts.map((part) => ({
    ...shared,
    id: makeId(),
    version: 1,
    kind: part.kind.kind,
    stem: body.parts.find(({ id }) => id === part.id)?.stem ?? question.stem,
    body: part.body,
    key: part.key,
    score,
    rule: keepsRule(kind, part.kind, question.rule) ? question.rule : { name: part.kind.rules[0] },
  }));
}

/**
 * An interactive question that plays basic questions. Its scores are added up. Undefined where the kind does not play
 * one of them, or where there are more than it plays.
 */
export function fromBasic(
  name: string,
  questions: readonly SingleQuestion[],
  makeId: () => string,
): SingleQuestion | undefined {
  const kind = interactiveKindOf(name);
  const [first] = questions;
  if (!kind || !first || !playsAll(kind, questions)) return undefined;
  const parts = questions.map((question) => ({ ...question, id: makeId() }));
  const { body, key } = kind.playing(
    parts.map(({ id, kind: part, stem, body: asked }) => ({
      id,
      kind: part,
      // The stem of a single question becomes the stem of the game.
      stem: questions.length > 1 ? stem : undefined,
      body: asked,
    })),
    parts.map(({ id, kind: part, key: right }) => ({ id, kind: part, key: right })),
  );
  const total = questions.reduce((sum, { score }) => sum + score, 0);
  return {
    ...first,
    id: makeId(),
    version: 1,
    kind: name,
    body,
    key,
    score: Math.min(100, total),
    rule: questions.length === 1 && keepsRule(kind, kind, first.rule) ? first.rule : { name: kind.rules[0] },
  } as SingleQuestion;
}

/** Whether a rule means the same in the other kind. Where parts are items, the rule of a game counts parts. */
function keepsRule(game: InteractiveKind, other: QuestionKind, rule: ScoringRule): boolean {
  return !game.partsAreItems && other.rules.includes(rule.name);
}

function playsAll(kind: InteractiveKind, questions: readonly SingleQuestion[]): boolean {
  return (
    questions.length <= kind.mostParts &&
    questions.every((question) => kind.plays.some((one) => one.kind === question.kind))
  );
}

function halfPoints(points: number): number {
  return Math.max(LEAST_SCORE, Math.round(points * 2) / 2);
}
