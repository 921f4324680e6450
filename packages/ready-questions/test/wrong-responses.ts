import { type BodyOf, type KeyOf, kindOf, type PlayedBody, type PlayedKey } from '@lectern/questions';

interface Answered {
  readonly kind: string;
  readonly body: unknown;
  readonly key: unknown;
}

const TYPED = new Set(['numeric', 'formula', 'fill-blank', 'short-answer']);
/** Kinds that only a person marks. */
const MARKED = new Set(['essay', 'media-answer']);

/** Whether wrong answers to a kind are written by hand. */
export function isTyped(kind: string): boolean {
  return TYPED.has(kind);
}

export function isMarked(kind: string): boolean {
  return MARKED.has(kind);
}

/** The response that a written wrong answer is. */
export function typedResponse({ kind, body }: Answered, text: string): unknown {
  if (kind === 'numeric') return { value: text };
  if (kind !== 'fill-blank') return { text };
  const { widths = [] } = body as BodyOf<'fill-blank'>;
  const texts = text.split(' | ');
  return { texts: widths.map(({ gap }, index) => ({ gap, text: texts[index] ?? '' })) };
}

/** At least three wrong responses, or as many as there are: one for a statement that is true or false. */
export function wrongResponses(question: Answered): unknown[] {
  const wrong = DERIVED[question.kind];
  return wrong ? wrong(question.body as never, question.key as never) : gameResponses(question);
}

/** Moves each part of the right response to the place of the next one. */
function turned<Item, Part extends keyof Item>(list: readonly Item[], part: Part, by: number): Item[] {
  return list.map((item, index) => ({ ...item, [part]: list[(index + by) % list.length]?.[part] }));
}

const DERIVED: Readonly<Record<string, (body: never, key: never) => unknown[]>> = {
  'single-choice': ({ choices }: BodyOf<'single-choice'>, { right }: KeyOf<'single-choice'>) =>
    choices.filter(({ id }) => id !== right).map(({ id }) => ({ choice: id })),
  'multiple-choice': ({ choices }: BodyOf<'multiple-choice'>, { right }: KeyOf<'multiple-choice'>) => {
    const all = choices.map(({ id }) => id);
    const others = all.filter((id) => !right.includes(id));
    const sets = [all, others, [...right.slice(1), ...others.slice(0, 1)], right.slice(0, -1)];
    return sets
      .filter((set) => set.length > 0 && [...set].sort().join() !== [...right].sort().join())
      .map((set) => ({ choices: set }));
  },
  'true-false': (_body: never, { truth }: KeyOf<'true-false'>) => [{ truth: !truth }],
  'cloze-choice': ({ gaps }: BodyOf<'cloze-choice'>, { right }: KeyOf<'cloze-choice'>) =>
    [1, 2, 3].map((step) => ({
      fills: right.map(({ gap, choice }, index) => {
        const ids = gaps.find(({ id }) => id === gap)?.choices.map(({ id }) => id) ?? [];
        const by = index === 0 || step === 1 ? ((step - 1) % (ids.length - 1)) + 1 : 0;
        return { gap, choice: ids[(ids.indexOf(choice) + by) % ids.length] };
      }),
    })),
  'bank-cloze': ({ bank }: BodyOf<'bank-cloze'>, { right }: KeyOf<'bank-cloze'>) =>
    [1, 2, 3].map((by) => ({
      fills: right.map(({ gap, choice }) => {
        const at = bank.findIndex(({ id }) => id === choice);
        return { gap, choice: bank[(at + by) % bank.length]?.id };
      }),
    })),
  matching: ({ right }: BodyOf<'matching'>, { pairs }: KeyOf<'matching'>) => [
    { pairs: pairs.slice(1) },
    { pairs: pairs.map((pair) => ({ left: pair.left, right: next(right, pair.right) })) },
    {
      pairs: pairs.map((pair, at) => (at === 0 ? { left: pair.left, right: next(right, pair.right) } : pair)),
    },
  ],
  ordering: (_body: never, { order }: KeyOf<'ordering'>) => {
    const ids = order.flat();
    const [first = '', ...rest] = order;
    return [
      { order: ids.toReversed() },
      { order: [...order.slice(1).flat(), ...first] },
      { order: [...(rest[0] ?? []), ...first, ...rest.slice(1).flat()] },
    ];
  },
  matrix: ({ columns }: BodyOf<'matrix'>, { right }: KeyOf<'matrix'>) => [
    { picks: right.slice(1) },
    { picks: right.map((row) => ({ row: row.row, columns: row.columns.map((id) => next(columns, id)) })) },
    {
      picks: right.map((row, at) =>
        at === 0 ? { row: row.row, columns: [next(columns, row.columns[0] ?? '')] } : row,
      ),
    },
  ],
  hotspot: ({ picture }: BodyOf<'hotspot'>, { right }: KeyOf<'hotspot'>) =>
    picture
      ? [
          { points: [{ x: 0.002, y: 0.002 }], areas: [] },
          { points: [{ x: 0.998, y: 0.998 }], areas: [] },
          { points: right.map(() => ({ x: 0.002, y: 0.998 })), areas: [] },
        ]
      : [],
  'error-mark': ({ tokens }: BodyOf<'error-mark'>, { errors }: KeyOf<'error-mark'>) => {
    const good = tokens.find(({ id }) => errors.every(({ token }) => token !== id));
    const beside = { token: good?.id ?? '', correction: { way: 'replace', text: '甲' } };
    const right = errors.map(({ token, accepted }) => ({ token, correction: accepted[0] }));
    return [
      { marks: [beside] },
      { marks: [...right, beside] },
      { marks: right.map(({ token }) => ({ token, correction: { way: 'replace', text: '不对不对' } })) },
    ];
  },
};

function next(list: readonly { readonly id: string }[], id: string): string {
  return list[(list.findIndex((one) => one.id === id) + 1) % list.length]?.id ?? '';
}

/** Wrong responses to a game: one part wrong, a part left out, and each part wrong. */
function gameResponses({ kind, body, key }: Answered): unknown[] {
  const played = body as PlayedBody;
  const right =
    (kindOf(kind)?.rightResponse(body, key) as { parts: Record<string, unknown> } | undefined)?.parts ?? {};
  const { parts } = key as PlayedKey;
  const wrongOf = (id: string): unknown[] => {
    const part = played.parts.find((one) => one.id === id);
    const own = parts.find((one) => one.id === id);
    if (!part || !own) return [];
    const answered = { kind: part.kind, body: part.body, key: own.key };
    return part.kind === 'numeric'
      ? ['987654', '-0.125', '12345.5'].map((value) => ({ value }))
      : part.kind === 'fill-blank'
        ? wrongWords(answered)
        : wrongResponses(answered);
  };
  const ids = played.parts.map(({ id }) => id);
  const [first = ''] = ids;
  const wrong = ids.map((id) => [id, wrongOf(id)[0]] as const);
  return [
    { parts: { ...right, [first]: wrongOf(first)[0] } },
    ids.length > 1
      ? { parts: Object.fromEntries(Object.entries(right).slice(1)) }
      : { parts: { [first]: wrongOf(first)[1] } },
    ids.length > 1 ? { parts: Object.fromEntries(wrong) } : { parts: { [first]: wrongOf(first)[2] } },
  ];
}

/** The words of the other blanks, and words that none is. */
function wrongWords({ key }: Answered): unknown[] {
  const { blanks } = key as KeyOf<'fill-blank'>;
  const texts = blanks.map(({ gap, accepted }) => ({ gap, text: accepted[0]?.text ?? '' }));
  return [
    { texts: texts.map(({ gap }) => ({ gap, text: '不对' })) },
    {
      texts:
        texts.length > 1
          ? turned(texts, 'text', 1)
          : texts.map(({ gap, text }) => ({ gap, text: `${text}${text}` })),
    },
    { texts: [...texts.slice(1), { gap: texts[0]?.gap ?? '', text: 'x' }] },
  ];
}
