import {
  type BodyOf,
  type Content,
  contentOf,
  type KeyOf,
  plainTextOf,
  type ScoringRule,
  type SingleQuestion,
} from '@lectern/questions';
import type { QtiOut } from './qti-out.ts';
import {
  addScore,
  addWhen,
  baseValue,
  isCorrect,
  mapping,
  mapResponse,
  number,
  qti,
  responseDeclaration,
  variable,
} from './tags.ts';
import type { InteractionWriters, WrittenInteraction } from './written-interaction.ts';

interface Choice {
  readonly id: string;
  readonly content: Content;
}

function simpleChoices(
  choices: readonly Choice[],
  question: SingleQuestion,
  out: QtiOut,
  fixedLast: boolean | undefined,
): string[] {
  const said = new Map(question.feedback?.choices?.map(({ id, content }) => [id, content]));
  return choices.map(({ id, content }, index) => {
    const identifier = out.identifier(id);
    const feedback = said.get(id);
    const shown = { 'outcome-identifier': 'CHOSEN', identifier, 'show-hide': 'show' };
    const isFixed = fixedLast && index === choices.length - 1;
    return qti(
      'simple-choice',
      { identifier, ...(isFixed ? { fixed: true } : {}) },
      out.inline(content),
      feedback ? qti('feedback-inline', shown, out.inline(feedback)) : '',
    );
  });
}

/** The rules of a question of several right choices. */
function severalRules(
  response: string,
  right: readonly string[],
  wrong: readonly string[],
  rule: ScoringRule,
  score: number,
): string[] {
  if (rule.name === 'exact') return [addWhen(isCorrect(response), score)];
  if (rule.name !== 'exam-multi') return [addScore(mapResponse(response))];
  const none = wrong.map((one) =>
    qti('not', {}, qti('member', {}, baseValue('identifier', one), variable(response))),
  );
  const isSome = qti('not', {}, qti('is-null', {}, variable(response)));
  const part = rule.part ?? 0.5;
  const count = qti('container-size', {}, variable(response));
  const partly =
    part === 'equal' ? qti('product', {}, count, number(score / right.length)) : number(part * score);
  return [
    qti(
      'response-condition',
      {},
      qti('response-if', {}, isCorrect(response), addScore(number(score))),
      qti('response-else-if', {}, qti('and', {}, isSome, ...none), addScore(partly)),
    ),
  ];
}

function trueFalse(question: SingleQuestion, out: QtiOut, response: string): WrittenInteraction {
  const { correction } = question.body as BodyOf<'true-false'>;
  const { truth } = question.key as KeyOf<'true-false'>;
  if (correction) out.notes.note('correction', 'changed');
  const isChinese = /\p{Script=Han}/u.test(plainTextOf(question.stem));
  const words = isChinese ? ['对', '错'] : ['True', 'False'];
  const choices = ['true', 'false'].map((identifier, index) =>
    qti('simple-choice', { identifier }, out.inline(contentOf(words[index] ?? ''))),
  );
  return {
    declarations: [
      responseDeclaration({
        identifier: response,
        cardinality: 'single',
        baseType: 'identifier',
        correct: [`${truth}`],
      }),
    ],
    body: qti('choice-interaction', { 'response-identifier': response, 'max-choices': 1 }, ...choices),
    rules: [addWhen(isCorrect(response), question.score)],
    template: 'match_correct',
  };
}

export const CHOICE_WRITERS: InteractionWriters = {
  'single-choice': (question, out, response) => {
    const { choices, shuffle, fixedLast } = question.body as BodyOf<'single-choice'>;
    const { right } = question.key as KeyOf<'single-choice'>;
    const correct = choices.some(({ id }) => id === right) ? [out.identifier(right)] : [];
    return {
      declarations: [
        responseDeclaration({ identifier: response, cardinality: 'single', baseType: 'identifier', correct }),
      ],
      body: qti(
        'choice-interaction',
        { 'response-identifier': response, 'max-choices': 1, shuffle: shuffle ?? false },
        ...simpleChoices(choices, question, out, fixedLast),
      ),
      rules: [addWhen(isCorrect(response), question.score)],
      template: 'match_correct',
    };
  },
  'multiple-choice': (question, out, response) => {
    const { choices, shuffle, fixedLast, leastPicks, mostPicks } = question.body as BodyOf<'multiple-choice'>;
    const rightIds = new Set((question.key as KeyOf<'multiple-choice'>).right);
    const all = choices.map(({ id }) => ({ identifier: out.identifier(id), isRight: rightIds.has(id) }));
    const right = all.filter(({ isRight }) => isRight).map(({ identifier }) => identifier);
    const wrong = all.filter(({ isRight }) => !isRight).map(({ identifier }) => identifier);
    const part = question.score / Math.max(1, right.length);
    const cost = question.rule.name === 'net' ? -part : 0;
    const entries = all.map(({ identifier, isRight }) => [identifier, isRight ? part : cost] as const);
    const isMapped = question.rule.name === 'net' || question.rule.name === 'per-item';
    return {
      declarations: [
        responseDeclaration({
          identifier: response,
          cardinality: 'multiple',
          baseType: 'identifier',
          correct: right,
          ...(isMapped ? { mapping: mapping(entries) } : {}),
        }),
      ],
      body: qti(
        'choice-interaction',
        {
          'response-identifier': response,
          'max-choices': mostPicks ?? 0,
          ...(leastPicks ? { 'min-choices': leastPicks } : {}),
          shuffle: shuffle ?? false,
        },
        ...simpleChoices(choices, question, out, fixedLast),
      ),
      rules: severalRules(response, right, wrong, question.rule, question.score),
      ...(isMapped ? { template: 'map_response' as const } : {}),
    };
  },
  'true-false': trueFalse,
  ordering: (question, out, response) => ordering(question, out, response),
};

function ordering(question: SingleQuestion, out: QtiOut, response: string): WrittenInteraction {
  const { items, fixedFirst, fixedLast } = question.body as BodyOf<'ordering'>;
  const { order } = question.key as KeyOf<'ordering'>;
  const correct = order.flat().map((id) => out.identifier(id));
  const choices = items.map(({ id, content }) => {
    const isFixed = id === fixedFirst || id === fixedLast;
    return qti(
      'simple-choice',
      { identifier: out.identifier(id), ...(isFixed ? { fixed: true } : {}) },
      out.inline(content),
    );
  });
  const isFixed = (id: string) => id === fixedFirst || id === fixedLast;
  const groups = order
    .map((group) => group.filter((id) => !isFixed(id)).map((id) => out.identifier(id)))
    .filter((group) => group.length > 0);
  return {
    declarations: [
      responseDeclaration({ identifier: response, cardinality: 'ordered', baseType: 'identifier', correct }),
    ],
    body: qti('order-interaction', { 'response-identifier': response, shuffle: true }, ...choices),
    rules: orderRules(response, groups, question, fixedFirst !== undefined),
  };
}

function orderRules(
  response: string,
  groups: readonly (readonly string[])[],
  { rule, score }: SingleQuestion,
  hasFirst: boolean,
): string[] {
  const isStrict = groups.every(({ length }) => length === 1);
  if (rule.name === 'exact' && isStrict) return [addWhen(isCorrect(response), score)];
  const all = groups.flat();
  if (rule.name === 'order-place') {
    const placeOf = groups.flatMap((group) => group.map(() => group));
    return placeOf.map((group, place) => {
      const at = qti('index', { n: place + 1 + (hasFirst ? 1 : 0) }, variable(response));
      const fits = group.map((one) => qti('match', {}, at, baseValue('identifier', one)));
      return addWhen(fits.length === 1 ? (fits[0] ?? '') : qti('or', {}, ...fits), score / all.length);
    });
  }
  const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
  const rankOf = new Map(groups.flatMap((group, rank) => group.map((one) => [one, rank] as const)));
  const conditions = pairs.map(([one, other]) =>
    rankOf.get(one) === rankOf.get(other)
      ? bothThere(response, one, other)
      : inOrder(response, all, one, other),
  );
  if (rule.name === 'exact') return [addWhen(qti('and', {}, ...conditions), score)];
  return conditions.map((condition) => addWhen(condition, score / pairs.length));
}

function bothThere(response: string, one: string, other: string): string {
  return qti(
    'and',
    {},
    ...[one, other].map((each) => qti('member', {}, baseValue('identifier', each), variable(response))),
  );
}

/** Whether one item stands before another: the response without all others is the two in this order. */
function inOrder(response: string, all: readonly string[], one: string, other: string): string {
  const rest = all
    .filter((each) => each !== one && each !== other)
    .reduce(
      (container, each) => qti('delete', {}, baseValue('identifier', each), container),
      variable(response),
    );
  const pair = qti('ordered', {}, baseValue('identifier', one), baseValue('identifier', other));
  // "contains": fixed items may stand around the two.
  return qti('contains', {}, rest, pair);
}
