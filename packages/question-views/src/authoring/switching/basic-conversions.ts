import {
  type BodyOf,
  type Content,
  contentOf,
  gapRun,
  gapsOf,
  isBlank,
  type KeyOf,
  kindOf,
  plainTextOf,
} from '@lectern/questions';

/** Body and key of a basic kind, and whether the key was kept. */
export interface Converted {
  readonly body: unknown;
  readonly key: unknown;
  readonly keepsAnswer: boolean;
}

interface Part {
  readonly id: string;
  readonly content: Content;
}

type Conversion = (body: never, key: never, makeId: () => string) => Converted;

/** Conversions that keep the answer, because both kinds ask for the same thing in another way. */
const CLOSE: Readonly<Record<string, Conversion>> = {
  'single-choice multiple-choice': (body: BodyOf<'single-choice'>, key: KeyOf<'single-choice'>) => ({
    body,
    key: { right: body.choices.some(({ id }) => id === key.right) ? [key.right] : [] },
    keepsAnswer: true,
  }),
  'multiple-choice single-choice': (body: BodyOf<'multiple-choice'>, key: KeyOf<'multiple-choice'>) => {
    const { leastPicks: _least, mostPicks: _most, ...rest } = body;
    return {
      body: rest,
      key: { right: key.right[0] ?? body.choices[0]?.id ?? '' },
      keepsAnswer: key.right.length < 2,
    };
  },
  'true-false single-choice': (_body: BodyOf<'true-false'>, key: KeyOf<'true-false'>, makeId) => {
    const choices = ['正确', '错误'].map((text) => ({ id: makeId(), content: contentOf(text) }));
    return { body: { choices }, key: { right: choices[key.truth ? 0 : 1]?.id ?? '' }, keepsAnswer: true };
  },
  'fill-blank cloze-choice': (body: BodyOf<'fill-blank'>, key: KeyOf<'fill-blank'>, makeId) => {
    const right: { gap: string; choice: string }[] = [];
    const gaps = gapsOf(body.passage).map((id) => {
      const answer = wordOf(key, id);
      const choices = [answer, '', '', ''].map((text) => ({ id: makeId(), content: contentOf(text) }));
      if (answer !== '' && choices[0]) right.push({ gap: id, choice: choices[0].id });
      return { id, choices };
    });
    return { body: { passage: body.passage, gaps }, key: { right }, keepsAnswer: true };
  },
  'fill-blank bank-cloze': (body: BodyOf<'fill-blank'>, key: KeyOf<'fill-blank'>, makeId) => {
    const fills = gapsOf(body.passage).map((gap) => ({
      gap,
      item: { id: makeId(), content: contentOf(wordOf(key, gap)) },
    }));
    return {
      body: { passage: body.passage, bank: fills.map(({ item }) => item) },
      key: {
        right: fills
          .filter(({ item }) => !isBlank(item.content))
          .map(({ gap, item }) => ({ gap, choice: item.id })),
      },
      keepsAnswer: true,
    };
  },
  'cloze-choice fill-blank': (body: BodyOf<'cloze-choice'>, key: KeyOf<'cloze-choice'>) =>
    filled(body.passage, (gap) => {
      const choice = key.right.find((fill) => fill.gap === gap)?.choice;
      return body.gaps.find(({ id }) => id === gap)?.choices.find(({ id }) => id === choice);
    }),
  'bank-cloze fill-blank': (body: BodyOf<'bank-cloze'>, key: KeyOf<'bank-cloze'>) =>
    filled(body.passage, (gap) => {
      const choice = key.right.find((fill) => fill.gap === gap)?.choice;
      return body.bank.find(({ id }) => id === choice);
    }),
  'cloze-choice bank-cloze': (body: BodyOf<'cloze-choice'>, key: KeyOf<'cloze-choice'>) => ({
    body: { passage: body.passage, bank: body.gaps.flatMap(({ choices }) => choices) },
    key,
    keepsAnswer: true,
  }),
  'numeric fill-blank': (_body: BodyOf<'numeric'>, key: KeyOf<'numeric'>, makeId) => {
    const gap = makeId();
    return {
      body: { passage: { paragraphs: [{ runs: [gapRun(gap)] }] } },
      key: { blanks: [{ gap, accepted: key.value === '' ? [] : [{ text: key.value }] }] },
      keepsAnswer: true,
    };
  },
  'fill-blank numeric': (_body: BodyOf<'fill-blank'>, key: KeyOf<'fill-blank'>) => ({
    body: {},
    key: { value: (key.blanks[0]?.accepted[0]?.text ?? '').slice(0, 200) },
    keepsAnswer: key.blanks.length < 2,
  }),
  'numeric formula': (_body: BodyOf<'numeric'>, key: KeyOf<'numeric'>) => ({
    body: { notation: 'algebra' },
    key: { expected: [key.value] },
    keepsAnswer: true,
  }),
  'formula numeric': (_body: BodyOf<'formula'>, key: KeyOf<'formula'>) => ({
    body: {},
    key: { value: (key.expected[0] ?? '').slice(0, 200) },
    keepsAnswer: key.expected.length < 2,
  }),
  'short-answer essay': (_body: BodyOf<'short-answer'>, key: KeyOf<'short-answer'>) =>
    sampled({ ...key, keywords: undefined }),
  'essay short-answer': (_body: BodyOf<'essay'>, key: KeyOf<'essay'>) => sampled(key),
  'short-answer media-answer': (_body: BodyOf<'short-answer'>, key: KeyOf<'short-answer'>) => referenced(key),
  'essay media-answer': (_body: BodyOf<'essay'>, key: KeyOf<'essay'>) => referenced(key),
  'media-answer essay': (_body: BodyOf<'media-answer'>, key: KeyOf<'media-answer'>) =>
    sampled({ sample: key.reference, rubric: key.rubric }),
  'media-answer short-answer': (_body: BodyOf<'media-answer'>, key: KeyOf<'media-answer'>) =>
    sampled({ sample: key.reference, rubric: key.rubric }),
  'matching matrix': (body: BodyOf<'matching'>, key: KeyOf<'matching'>) => ({
    body: { rows: body.left, columns: body.right, ...(body.partners === 'many' ? { several: true } : {}) },
    key: {
      right: body.left.map(({ id }) => ({
        row: id,
        columns: key.pairs.filter(({ left }) => left === id).map(({ right }) => right),
      })),
    },
    keepsAnswer: true,
  }),
  'matrix matching': (body: BodyOf<'matrix'>, key: KeyOf<'matrix'>) => ({
    body: { left: body.rows, right: body.columns, partners: body.several ? 'many' : 'many-left' },
    key: { pairs: key.right.flatMap(({ row, columns }) => columns.map((right) => ({ left: row, right }))) },
    keepsAnswer: true,
  }),
};

/** A basic question as another kind: with its answer where both ask the same, else with its texts as a list. */
export function convertBasic(
  from: string,
  to: string,
  body: unknown,
  key: unknown,
  makeId: () => string,
): Converted | undefined {
  const target = kindOf(to);
  if (!target) return undefined;
  if (from === to) return { body, key, keepsAnswer: true };
  const close = CLOSE[`${from} ${to}`];
  // The names say of which kinds body and key are.
  const converted = close?.(body as never, key as never, makeId);
  if (
    converted &&
    target.body.safeParse(converted.body).success &&
    target.key.safeParse(converted.key).success
  )
    return converted;
  const blank = target.blank(makeId);
  const listed = withParts(to, partsOf(body), blank, makeId);
  const isValid = target.body.safeParse(listed.body).success && target.key.safeParse(listed.key).success;
  return { ...(isValid ? listed : blank), keepsAnswer: false };
}

function wordOf(key: KeyOf<'fill-blank'>, gap: string): string {
  return key.blanks.find((blank) => blank.gap === gap)?.accepted[0]?.text ?? '';
}

function filled(passage: Content, partOf: (gap: string) => Part | undefined): Converted {
  const blanks = gapsOf(passage).map((gap) => {
    const text = plainTextOf(partOf(gap)?.content ?? { paragraphs: [] }).slice(0, 400);
    return { gap, accepted: text === '' ? [] : [{ text }] };
  });
  return { body: { passage }, key: { blanks }, keepsAnswer: true };
}

function sampled({ sample, rubric }: { sample?: unknown; rubric?: unknown; keywords?: unknown }): Converted {
  return {
    body: {},
    key: { ...(sample ? { sample } : {}), ...(rubric ? { rubric } : {}) },
    keepsAnswer: true,
  };
}

function referenced({ sample, rubric }: { sample?: unknown; rubric?: unknown }): Converted {
  return {
    body: { ask: 'photographs', most: 3 },
    key: { ...(sample ? { reference: sample } : {}), ...(rubric ? { rubric } : {}) },
    keepsAnswer: true,
  };
}

/** The longest list of a body: its choices, cards, items, rows or bank. */
function partsOf(body: unknown): Part[] {
  const fields = body as Readonly<Record<string, unknown>>;
  for (const name of ['choices', 'items', 'left', 'rows', 'bank']) {
    const list = fields[name];
    if (Array.isArray(list)) return (list as Part[]).filter(({ content }) => !isBlank(content));
  }
  return [];
}

function withParts(
  kind: string,
  parts: readonly Part[],
  blank: { readonly body: unknown; readonly key: unknown },
  makeId: () => string,
): { body: unknown; key: unknown } {
  if (parts.length === 0) return blank;
  const empty = (): Part => ({ id: makeId(), content: contentOf('') });
  const atLeast = (count: number) => [
    ...parts,
    ...Array.from({ length: Math.max(0, count - parts.length) }, empty),
  ];
  switch (kind) {
    case 'single-choice':
    case 'multiple-choice': {
      const choices = atLeast(2).slice(0, 10);
      return { body: { choices }, key: { right: kind === 'single-choice' ? (choices[0]?.id ?? '') : [] } };
    }
    case 'ordering':
      return { body: { items: atLeast(3) }, key: { order: atLeast(3).map(({ id }) => [id]) } };
    case 'matching': {
      const right = parts.map(empty);
      const pairs = parts.map(({ id }, index) => ({ left: id, right: right[index]?.id ?? '' }));
      return { body: { left: [...parts], right, partners: 'one' }, key: { pairs } };
    }
    case 'matrix':
      return { body: { rows: [...parts], columns: [empty(), empty()] }, key: { right: [] } };
    case 'bank-cloze':
      return { body: { ...(blank.body as object), bank: [...parts] }, key: blank.key };
    default:
      return blank;
  }
}
