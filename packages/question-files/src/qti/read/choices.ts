import { type Content, plainTextOf } from '@lectern/questions';
import { childNamed, childrenNamed, type MarkupElement, outermostNamed, textOf } from '../../markup/node.ts';
import type { GivenResponse } from '../processing/process-item.ts';
import {
  type Converted,
  correctTexts,
  declarationIn,
  type InteractionReader,
  type ItemContext,
  identifierOf,
  numberAttribute,
  PartIds,
  responseOf,
} from './item-context.ts';

/** Sets of choices are all tried up to this number of choices. */
const MOST_FOR_ALL_SETS = 6;
const TRUE_WORDS = /^(true|t|yes|right|correct|对|正确|是|√|✓)$/i;
const FALSE_WORDS = /^(false|f|no|wrong|incorrect|错|错误|不对|否|×|✗|╳)$/i;

export const choiceInteraction: InteractionReader = (interaction, context) => {
  const elements = childrenNamed(interaction, 'simpleChoice');
  const parts = choiceParts(elements, context);
  return choiceQuestion(interaction, parts, context);
};

/** Words of a text that are chosen: the text becomes the stem, and its words become choices. */
export const hottextInteraction: InteractionReader = (interaction, context) => {
  const elements = outermostNamed(interaction, new Set(['hottext']));
  const prompt = childNamed(interaction, 'prompt');
  const own = interaction.children.filter((child) => child !== prompt);
  const text = context.content(own, (element) =>
    element.name === 'hottext'
      ? [{ type: 'text', text: textOf(element), props: { underline: 'sng' } }]
      : undefined,
  );
  context.notes.push({ code: 'hottext', state: 'changed' });
  const converted = choiceQuestion(interaction, choiceParts(elements, context), context);
  return converted && { ...converted, draft: { ...converted.draft, stem: text } };
};

interface ChoicePart {
  readonly identifier: string;
  readonly content: Content;
  readonly feedback: Content | undefined;
  readonly isFixed: boolean;
}

function choiceParts(elements: readonly MarkupElement[], context: ItemContext): ChoicePart[] {
  return elements.map((element) => {
    const feedback = childrenNamed(element, 'feedbackInline', 'feedbackBlock');
    const shown = element.children.filter((child) => typeof child === 'string' || !feedback.includes(child));
    const [said] = feedback.filter(
      ({ attributes }) => attributes.get('identifier') === identifierOf(element),
    );
    return {
      identifier: identifierOf(element),
      content: context.content(shown),
      feedback: said && context.content(said.children),
      isFixed: element.attributes.get('fixed') === 'true',
    };
  });
}

function choiceQuestion(
  interaction: MarkupElement,
  parts: readonly ChoicePart[],
  context: ItemContext,
): Converted {
  const response = responseOf(interaction);
  const ids = new PartIds(parts.map(({ identifier }) => identifier));
  const most = numberAttribute(interaction, 'maxChoices') ?? 1;
  const isSingle =
    declarationIn(context, interaction)?.cardinality === 'single' ||
    (!declarationIn(context, interaction) && most === 1);
  const correct = rightChoices(interaction, parts, isSingle, context)
    .filter((one) => ids.has(one))
    .map((one) => ids.id(one));
  if (correct.length === 0) context.notes.push({ code: 'key-empty', state: 'unsure' });
  const isShuffled = interaction.attributes.get('shuffle') === 'true';
  const said = parts.flatMap(({ identifier, feedback }) =>
    feedback ? [{ id: ids.id(identifier), content: feedback }] : [],
  );
  const feedback = said.length > 0 ? { feedback: { choices: said } } : {};
  const body = {
    choices: parts.map(({ identifier, content }) => ({ id: ids.id(identifier), content })),
    ...(isShuffled ? { shuffle: true } : {}),
    ...(isShuffled && parts.at(-1)?.isFixed ? { fixedLast: true } : {}),
  };
  const identifiers = (all: readonly string[]) => all.map((id) => ids.identifier(id));
  const all = body.choices.map(({ id }) => id);
  if (isSingle) {
    const truth = trueFalseOf(parts, correct, ids);
    if (truth) return { ...truth, given: (answer) => ({ [response]: truth.identifier(answer) }) };
    return {
      draft: { kind: 'single-choice', body, key: { right: correct[0] ?? all[0] ?? '' }, ...feedback },
      probes: all.map((choice) => ({ choice })),
      given: (answer) => ({ [response]: ids.identifier((answer as { choice: string }).choice) }),
    };
  }
  const least = numberAttribute(interaction, 'minChoices') ?? 0;
  return {
    draft: {
      kind: 'multiple-choice',
      body: {
        ...body,
        ...(least > 0 ? { leastPicks: least } : {}),
        ...(most > 0 && most < all.length ? { mostPicks: most } : {}),
      },
      key: { right: correct },
      ...feedback,
    },
    probes: setsOf(all, correct).map((choices) => ({ choices })),
    given: (answer) => ({ [response]: identifiers((answer as { choices: string[] }).choices) }),
  };
}

/** The correct response, otherwise the choices that the item gives points for. */
function rightChoices(
  interaction: MarkupElement,
  parts: readonly ChoicePart[],
  isSingle: boolean,
  context: ItemContext,
): string[] {
  const correct = correctTexts(context, interaction);
  if (correct.length > 0) return correct;
  const response = responseOf(interaction);
  const scored = parts.map(({ identifier }) => {
    const given: GivenResponse = isSingle ? identifier : [identifier];
    return { identifier, score: context.processor.judge({ [response]: given }).score };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0) return [];
  return scored
    .filter(({ score }) => (isSingle ? score === best : score > 0))
    .map(({ identifier }) => identifier);
}

/** All sets of a few choices; of many, the right ones with one more and one less, and each alone. */
function setsOf(all: readonly string[], right: readonly string[]): string[][] {
  if (all.length <= MOST_FOR_ALL_SETS)
    return Array.from({ length: 2 ** all.length }, (_, set) => all.filter((_, bit) => set & (1 << bit)));
  const wrong = all.filter((id) => !right.includes(id));
  return [
    [...right],
    ...all.map((id) => [id]),
    ...right.map((id) => right.filter((one) => one !== id)),
    ...wrong.map((id) => [...right, id]),
    [...all],
  ];
}

/** Two choices whose words are true and false, as a statement. */
function trueFalseOf(parts: readonly ChoicePart[], correct: readonly string[], ids: PartIds) {
  if (parts.length !== 2) return undefined;
  const meaning = ({ identifier, content }: ChoicePart) => {
    const words = [identifier, plainTextOf(content).trim()];
    if (words.some((word) => TRUE_WORDS.test(word))) return true;
    return words.some((word) => FALSE_WORDS.test(word)) ? false : undefined;
  };
  const truths = parts.map(meaning);
  if (truths.includes(undefined) || truths[0] === truths[1] || correct.length !== 1) return undefined;
  const identifier = (answer: unknown) =>
    parts[truths.indexOf((answer as { truth: boolean }).truth)]?.identifier ?? '';
  const right = parts.findIndex((part) => ids.id(part.identifier) === correct[0]);
  return {
    draft: { kind: 'true-false', body: {}, key: { truth: truths[right] ?? true } },
    probes: [{ truth: true }, { truth: false }],
    identifier,
  };
}

export const orderInteraction: InteractionReader = (interaction, context) => {
  const response = responseOf(interaction);
  const parts = choiceParts(childrenNamed(interaction, 'simpleChoice'), context);
  const ids = new PartIds(parts.map(({ identifier }) => identifier));
  const right = correctTexts(context, interaction)
    .filter((one) => ids.has(one))
    .map((one) => ids.id(one));
  if (right.length === 0) context.notes.push({ code: 'key-empty', state: 'unsure' });
  const [first, last] = [parts[0], parts.at(-1)].map((part) =>
    part?.isFixed && right.length > 2 ? ids.id(part.identifier) : undefined,
  );
  return {
    draft: {
      kind: 'ordering',
      body: {
        items: parts.map(({ identifier, content }) => ({ id: ids.id(identifier), content })),
        ...(first !== undefined && first === right[0] ? { fixedFirst: first } : {}),
        ...(last !== undefined && last === right.at(-1) ? { fixedLast: last } : {}),
      },
      key: { order: right.map((id) => [id]) },
    },
    probes: ordersOf(right).map((order) => ({ order })),
    given: (answer) => ({
      [response]: (answer as { order: string[] }).order.map((id) => ids.identifier(id)),
    }),
  };
};

/** The right order, its reverse, each exchange of neighbours, and each beginning moved to the end. */
function ordersOf(right: readonly string[]): string[][] {
  const swapped = right
    .slice(1)
    .map((id, index) => right.with(index, id).with(index + 1, right[index] ?? id));
  const turned = right.slice(1).map((_, index) => [...right.slice(index + 1), ...right.slice(0, index + 1)]);
  return [[...right], right.toReversed(), ...swapped, ...turned];
}
