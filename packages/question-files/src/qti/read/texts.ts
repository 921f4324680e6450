import type { BodyOf, KeyOf } from '@lectern/questions';
import { elementsIn, findNamed, type MarkupElement, textOf } from '../../markup/node.ts';
import {
  type Converted,
  correctTexts,
  declarationIn,
  type InteractionReader,
  type ItemContext,
  numberAttribute,
  responseOf,
} from './item-context.ts';

const MOST_ACCEPTED = 30;
const LONGEST_ACCEPTED = 400;

type Accepted = KeyOf<'fill-blank'>['blanks'][number]['accepted'];

/** The texts that a text entry accepts, with their shares of the best. */
export function acceptedTexts(
  interaction: MarkupElement,
  context: ItemContext,
  program: MarkupElement | undefined,
): Accepted {
  const declaration = declarationIn(context, interaction);
  const mapped = declaration?.mapping?.entries.filter(({ value }) => value > 0) ?? [];
  const correct = correctTexts(context, interaction);
  const best = Math.max(...mapped.map(({ value }) => value));
  const shares = new Map<string, number>(mapped.map(({ key, value }) => [`${key}`, value / best]));
  if (shares.size === 0) for (const text of correct) shares.set(text, 1);
  if (shares.size === 0 && program) {
    const tried = triedTexts(program).map((text) => [text, scoreOf(interaction, text, context)] as const);
    const most = Math.max(0, ...tried.map(([, score]) => score));
    for (const [text, score] of tried) if (score > 0) shares.set(text, score / most);
  }
  if (shares.size === 0) context.notes.push({ code: 'key-empty', state: 'unsure' });
  return [...shares]
    .filter(([text]) => text.length <= LONGEST_ACCEPTED)
    .slice(0, MOST_ACCEPTED)
    .map(([text, share]) => (share >= 1 ? { text } : { text, share: Number(share.toFixed(6)) }));
}

/** The texts that a program compares responses with. */
function triedTexts(program: MarkupElement): string[] {
  const texts = new Set<string>();
  const visit = (element: MarkupElement) => {
    if (texts.size > 100) return;
    if (element.name === 'baseValue') texts.add(textOf(element).trim());
    for (const child of elementsIn(element)) visit(child);
  };
  visit(program);
  return [...texts].filter((text) => text !== '');
}

function scoreOf(interaction: MarkupElement, text: string, { processor }: ItemContext): number {
  return processor.judge({ [responseOf(interaction)]: text }).score;
}

/** Whether a text entry takes numbers. */
export function isNumeric(interaction: MarkupElement, context: ItemContext): boolean {
  const { baseType } = declarationIn(context, interaction) ?? {};
  return baseType === 'float' || baseType === 'integer';
}

/** One number: its value is the correct response, its tolerance the one of the program's comparison. */
export function numericEntry(
  interaction: MarkupElement,
  context: ItemContext,
  program: MarkupElement | undefined,
): Converted {
  const [first] = acceptedTexts(interaction, context, program);
  const response = responseOf(interaction);
  const value = first?.text ?? '';
  const tolerance = program && toleranceIn(program, response, Number(value));
  const key: KeyOf<'numeric'> = { value, ...(tolerance ? { tolerance } : {}) };
  const right = Number(value);
  const width = tolerance?.type === 'relative' ? Math.abs(right) * tolerance.value : (tolerance?.value ?? 0);
  const near =
    width > 0 ? [right - width / 2, right + width / 2, right - width * 2, right + width * 2] : [right + 1];
  return {
    draft: { kind: 'numeric', body: {}, key },
    probes: [right, ...near]
      .filter(Number.isFinite)
      .map((number) => ({ value: `${Number(number.toPrecision(12))}` })),
    given: (answer) => ({ [response]: (answer as { value: string }).value }),
  };
}

/** The tolerance of the first comparison with a response. */
function toleranceIn(program: MarkupElement, response: string, value: number): KeyOf<'numeric'>['tolerance'] {
  const equal = findComparison(program, response);
  const mode = equal?.attributes.get('toleranceMode');
  const [size = Number.NaN] = (equal?.attributes.get('tolerance') ?? '').trim().split(/\s+/).map(Number);
  if (equal?.name === 'equalRounded') return undefined;
  if (!(size > 0) || !Number.isFinite(value)) return undefined;
  if (mode === 'absolute') return { type: 'absolute', value: size };
  return mode === 'relative' ? { type: 'relative', value: Number((size / 100).toPrecision(12)) } : undefined;
}

function findComparison(element: MarkupElement, response: string): MarkupElement | undefined {
  const reads = (one: MarkupElement): boolean =>
    elementsIn(one).some(
      ({ name, attributes }) => name === 'variable' && attributes.get('identifier') === response,
    );
  for (const child of elementsIn(element)) {
    if ((child.name === 'equal' || child.name === 'equalRounded') && reads(child)) return child;
    const found = findComparison(child, response);
    if (found) return found;
  }
  return undefined;
}

/** A number on a slide is a number. */
export const sliderInteraction: InteractionReader = (interaction, context) => {
  context.notes.push({ code: 'slider', state: 'changed' });
  return numericEntry(interaction, context, undefined);
};

export const extendedTextInteraction: InteractionReader = (interaction, context) => {
  const response = responseOf(interaction);
  const isShort = /\blectern-short-answer\b/.test(interaction.attributes.get('class') ?? '');
  const lines = numberAttribute(interaction, 'expectedLines');
  const length = numberAttribute(interaction, 'expectedLength');
  const most = length && length > 0 && length <= 5000 ? { most: Math.round(length) } : {};
  const [sample] = correctTexts(context, interaction);
  const key = sample ? { sample: context.content([sample]) } : {};
  const given = (answer: unknown) => ({ [response]: (answer as { text: string }).text });
  if (!isShort) return { draft: { kind: 'essay', body: {}, key }, probes: [], given };
  const body: BodyOf<'short-answer'> = {
    ...most,
    ...(lines && lines >= 1 && lines <= 40 ? { lines: Math.round(lines) } : {}),
  };
  return { draft: { kind: 'short-answer', body, key }, probes: [], given };
};

export const uploadInteraction: InteractionReader = (interaction) => {
  const type = interaction.attributes.get('type') ?? '';
  const isSound = type.startsWith('audio/');
  const body: BodyOf<'media-answer'> = isSound
    ? { ask: 'speech', seconds: 120 }
    : { ask: 'photographs', most: 1 };
  return { draft: { kind: 'media-answer', body, key: {} }, probes: [], given: () => ({}) };
};

export const drawingInteraction: InteractionReader = (interaction, context) => {
  const picture = context.picture(interaction);
  const ground = picture ? { ground: { type: 'picture' as const, asset: picture.asset } } : {};
  const grid = findNamed(interaction, 'object')?.attributes.get('data-lectern-grid');
  const body = { ask: 'drawing' as const, ...(grid ? { ground: { type: 'grid' as const, grid } } : ground) };
  return { draft: { kind: 'media-answer', body, key: {} }, probes: [], given: () => ({}) };
};
