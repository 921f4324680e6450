import {
  type BodyOf,
  type Content,
  contentOf,
  gapsOf,
  isBlank,
  type KeyOf,
  plainTextOf,
} from '@lectern/questions';
import type { KindValue } from '../../author-context.ts';

type Choice = BodyOf<'cloze-choice'>['gaps'][number]['choices'][number];

/** Words that new gaps took the place of, by the gap's id. */
export type GapAnswers = ReadonlyMap<string, string>;

/** Another passage: answers of its gaps are kept, new gaps get theirs, and those of removed gaps are removed. */
export function withFillPassage(
  { body, key }: KindValue<'fill-blank'>,
  passage: Content,
  answers: GapAnswers,
): KindValue<'fill-blank'> {
  const gaps = gapsOf(passage);
  const blanks = gaps.map((gap) => {
    const known = key.blanks.find((blank) => blank.gap === gap);
    const answer = answers.get(gap) ?? '';
    // A new gap is compared as the others are.
    const compare = key.blanks[0]?.compare;
    return (
      known ?? { gap, accepted: answer === '' ? [] : [{ text: answer }], ...(compare ? { compare } : {}) }
    );
  });
  const widths = (body.widths ?? []).filter(({ gap }) => gaps.includes(gap));
  return { body: bodyWith(passage, widths), key: keyWith(blanks, groupsWithin(key.groups, gaps)) };
}

function bodyWith(
  passage: Content,
  widths: NonNullable<BodyOf<'fill-blank'>['widths']>,
): BodyOf<'fill-blank'> {
  return widths.length > 0 ? { passage, widths } : { passage };
}

function keyWith(
  blanks: KeyOf<'fill-blank'>['blanks'],
  groups: NonNullable<KeyOf<'fill-blank'>['groups']>,
): KeyOf<'fill-blank'> {
  return groups.length > 0 ? { blanks, groups } : { blanks };
}

/** Groups of gaps that are still there; a group of one gap is none. */
export function groupsWithin(
  groups: readonly (readonly string[])[] = [],
  gaps: readonly string[],
): string[][] {
  return groups.map((group) => group.filter((gap) => gaps.includes(gap))).filter(({ length }) => length > 1);
}

const CHOICES = 4;

/** The same for a passage whose gaps have choices: the words of a new gap become its right choice. */
export function withClozePassage(
  { body, key }: KindValue<'cloze-choice'>,
  passage: Content,
  answers: GapAnswers,
  makeId: () => string,
): KindValue<'cloze-choice'> {
  const ids = gapsOf(passage);
  const right = key.right.filter(({ gap }) => ids.includes(gap));
  const count = body.gaps[0]?.choices.length ?? CHOICES;
  const gaps = ids.map((id) => {
    const known = body.gaps.find((gap) => gap.id === id);
    if (known) return known;
    const answer = answers.get(id) ?? '';
    const choices: Choice[] = Array.from({ length: count }, (_, index) => ({
      id: makeId(),
      content: contentOf(index === 0 ? answer : ''),
    }));
    if (answer !== '' && choices[0]) right.push({ gap: id, choice: choices[0].id });
    return { id, choices };
  });
  return { body: { ...body, passage, gaps }, key: { right } };
}

/** The same for a passage with a bank: the words of a new gap go to an empty item of the bank, or to a new one. */
export function withBankPassage(
  { body, key }: KindValue<'bank-cloze'>,
  passage: Content,
  answers: GapAnswers,
  makeId: () => string,
): KindValue<'bank-cloze'> {
  const gaps = gapsOf(passage);
  const right = key.right.filter(({ gap }) => gaps.includes(gap));
  let bank = body.bank;
  for (const gap of gaps) {
    const answer = answers.get(gap) ?? '';
    if (answer === '' || right.some((fill) => fill.gap === gap)) continue;
    const used = new Set(right.map(({ choice }) => choice));
    const free = bank.filter(({ id }) => body.reuse || !used.has(id));
    const item = free.find(({ content }) => plainTextOf(content) === answer) ??
      free.find(({ content }) => isBlank(content)) ?? { id: makeId(), content: contentOf('') };
    const filled = { ...item, content: contentOf(answer) };
    bank = bank.some(({ id }) => id === item.id)
      ? bank.map((one) => (one.id === item.id ? filled : one))
      : [...bank, filled];
    right.push({ gap, choice: item.id });
  }
  return { body: { ...body, passage, bank }, key: { right } };
}

/** Another bank: answers that name a removed item are removed. */
export function withBank(
  { body, key }: KindValue<'bank-cloze'>,
  bank: BodyOf<'bank-cloze'>['bank'],
): KindValue<'bank-cloze'> {
  const ids = new Set(bank.map(({ id }) => id));
  return {
    body: { ...body, bank: [...bank] },
    key: { right: key.right.filter(({ choice }) => ids.has(choice)) },
  };
}

/** The answer of a gap, in place of the one before; none when the choice is undefined. */
export function withFill<Fill extends { gap: string; choice: string }>(
  fills: readonly Fill[],
  gap: string,
  choice: string | undefined,
): { gap: string; choice: string }[] {
  const others = fills.filter((fill) => fill.gap !== gap);
  return choice === undefined ? others : [...others, { gap, choice }];
}
