import {
  COMPOSITE,
  type CompositeQuestion,
  contentOf,
  fromBasic,
  interactiveKindOf,
  isBlank,
  isComposite,
  kindOf,
  type PlayedBody,
  type Question,
  type SingleQuestion,
  toBasic,
} from '@lectern/questions';
import { convertBasic } from './basic-conversions.ts';
import { lostTexts } from './lost-texts.ts';

/** A question of another kind, and what it does not have any more. */
export interface Switched {
  readonly question: Question;
  /** The right answer has to be given again. */
  readonly losesAnswer: boolean;
  /** Words of the question that the other kind has no place for. */
  readonly lostTexts: readonly string[];
}

const UNANSWERED = new Set(['key-empty', 'unknown-id']);

/** The question as another kind, with what can be kept; undefined when the kind is unknown. */
export function switchedTo(question: Question, kind: string, makeId: () => string): Switched | undefined {
  const basics = isComposite(question) ? [...question.children] : (toBasic(question, makeId) ?? [question]);
  const made = madeOf(question, basics, kind, makeId);
  if (!made) return undefined;
  const stem = isBlank(made.question.stem) ? question.stem : made.question.stem;
  const whole = { ...made.question, stem, id: question.id, version: question.version } as Question;
  return {
    question: whole,
    losesAnswer: !made.keepsAnswer && basics.some(hasAnswer),
    lostTexts: lostTexts(question, whole),
  };
}

interface Made {
  readonly question: Question;
  readonly keepsAnswer: boolean;
}

interface Basic extends Made {
  readonly question: SingleQuestion;
}

function madeOf(
  question: Question,
  basics: readonly SingleQuestion[],
  kind: string,
  makeId: () => string,
): Made | undefined {
  if (kind === COMPOSITE) return { question: compositeOf(question, basics), keepsAnswer: true };
  const [first] = basics;
  const game = interactiveKindOf(kind);
  if (!game) {
    const best = basics.find((one) => one.kind === kind) ?? first;
    return best && asBasic(best, kind, makeId);
  }
  const played = basics
    .map((one) =>
      game.plays.some((plays) => plays.kind === one.kind)
        ? { question: one, keepsAnswer: true }
        : asBasic(one, game.plays[0]?.kind ?? '', makeId),
    )
    .filter((one) => one !== undefined)
    .slice(0, game.mostParts);
  const made = fromBasic(
    kind,
    played.map((one) => one.question),
    makeId,
  );
  if (!made) return undefined;
  const before = question as SingleQuestion;
  const play = interactiveKindOf(question.kind) ? (before.body as PlayedBody).play : undefined;
  return {
    // How it is played stays as it was; the stem of the game stands above its parts.
    question: {
      ...made,
      stem: question.stem,
      ...(play ? { body: { ...(made.body as PlayedBody), play } } : {}),
    },
    keepsAnswer: played.every((one) => one.keepsAnswer),
  };
}

function asBasic(question: SingleQuestion, kind: string, makeId: () => string): Basic | undefined {
  const found = kindOf(kind);
  const converted = convertBasic(question.kind, kind, question.body, question.key, makeId);
  if (!found || !converted) return undefined;
  const { rule } = question;
  // A rule that the author chose stays where the kind has it.
  const isChosen = rule.name !== kindOf(question.kind)?.rules[0] && found.rules.includes(rule.name);
  return {
    question: {
      ...question,
      kind,
      body: converted.body,
      key: converted.key,
      rule: isChosen ? rule : { name: found.rules[0] },
    },
    keepsAnswer: converted.keepsAnswer,
  };
}

/** A material with the questions below it. The stem of a single question stays with it. */
function compositeOf(question: Question, children: readonly SingleQuestion[]): CompositeQuestion {
  const isGame = children.length > 1 || children[0]?.id !== question.id;
  const { format, id, version, attempts, counts } = question;
  return {
    ...{ format, id, version, attempts, counts, kind: COMPOSITE },
    stem: isGame ? question.stem : contentOf(''),
    ...(question.timeLimit === undefined ? {} : { timeLimit: question.timeLimit }),
    // A child and its composite never have the same id.
    children: children.map((child) =>
      child.id === question.id ? { ...child, id: `${child.id.slice(0, 62)}-1` } : child,
    ),
  };
}

function hasAnswer({ kind, body, key }: SingleQuestion): boolean {
  return !(kindOf(kind)?.problems(body, key) ?? []).some(({ code }) => UNANSWERED.has(code));
}
