import { type Content, DEFAULT_PLAY, gapRun, plainTextOf } from '@lectern/questions';
import { childNamed, childrenNamed, type MarkupElement, outermostNamed } from '../../markup/node.ts';
import { centreOf } from './areas.ts';
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

interface Pair {
  readonly left: string;
  readonly right: string;
}

/** The pairs of the correct response, otherwise those that the mapping gives points for. */
function correctPairs(interaction: MarkupElement, context: ItemContext): [string, string][] {
  const correct = correctTexts(context, interaction);
  const mapped = declarationIn(context, interaction)?.mapping?.entries ?? [];
  const texts =
    correct.length > 0 ? correct : mapped.filter(({ value }) => value > 0).map(({ key }) => `${key}`);
  if (texts.length === 0) context.notes.push({ code: 'key-empty', state: 'unsure' });
  return texts.map((text) => {
    const [one = '', other = ''] = text.split(' ');
    return [one, other];
  });
}

interface Card {
  readonly id: string;
  readonly content: Content;
  readonly most: number;
}

function cardsOf(elements: readonly MarkupElement[], ids: PartIds, context: ItemContext): Card[] {
  return elements.map((element) => ({
    id: ids.id(identifierOf(element)),
    content: context.content(element.children),
    most: numberAttribute(element, 'matchMax') ?? 1,
  }));
}

const bare = (cards: readonly Card[]) => cards.map(({ id, content }) => ({ id, content }));

function partnersOf(
  left: readonly Card[],
  right: readonly Card[],
  pairs: readonly Pair[],
): 'one' | 'many-left' | 'many' {
  const isTwice = (side: keyof Pair) => new Set(pairs.map((pair) => pair[side])).size < pairs.length;
  if (isTwice('left') || left.some(({ most }) => most !== 1)) return 'many';
  return isTwice('right') || right.some(({ most }) => most !== 1) ? 'many-left' : 'one';
}

/** The right pairs; each alone, each left out, each with another partner. */
function pairProbes(pairs: readonly Pair[], right: readonly { readonly id: string }[]): Pair[][] {
  const few = pairs.slice(0, 30);
  return [
    [...pairs],
    ...few.map((pair) => [pair]),
    ...few.map((pair) => pairs.filter((one) => one !== pair)),
    ...few.flatMap((pair, index) => {
      const other = right.find(({ id }) => !pairs.some((one) => one.left === pair.left && one.right === id));
      return other ? [pairs.with(index, { left: pair.left, right: other.id })] : [];
    }),
  ];
}

export const matchInteraction: InteractionReader = (interaction, context) => {
  const [first, second] = childrenNamed(interaction, 'simpleMatchSet').map((set) =>
    childrenNamed(set, 'simpleAssociableChoice'),
  );
  if (!first || !second) return undefined;
  const ids = new PartIds([...first, ...second].map(identifierOf));
  const [left, right] = [cardsOf(first, ids, context), cardsOf(second, ids, context)];
  const leftIds = new Set(left.map(({ id }) => id));
  const pairs = correctPairs(interaction, context).map(([one, other]): Pair => {
    const [a, b] = [ids.id(one), ids.id(other)];
    return leftIds.has(a) ? { left: a, right: b } : { left: b, right: a };
  });
  const response = responseOf(interaction);
  const given = (chosen: readonly Pair[]) => ({
    [response]: chosen.map((pair) => `${ids.identifier(pair.left)} ${ids.identifier(pair.right)}`),
  });
  const isTable = /\bqti-match-tabular\b/.test(interaction.attributes.get('class') ?? '');
  if (isTable) return tableOf(left, right, pairs, given);
  return {
    draft: {
      kind: 'matching',
      body: { left: bare(left), right: bare(right), partners: partnersOf(left, right, pairs) },
      key: { pairs },
    },
    probes: pairProbes(pairs, right).map((chosen) => ({ pairs: chosen })),
    given: (answer) => given((answer as { pairs: Pair[] }).pairs),
  };
};

/** Rows and columns; a row with several right columns makes all rows of several. */
function tableOf(
  rows: readonly Card[],
  columns: readonly Card[],
  pairs: readonly Pair[],
  given: (pairs: readonly Pair[]) => ReturnType<Converted['given']>,
): Converted {
  const several = partnersOf(rows, columns, pairs) === 'many';
  const picksOf = (chosen: readonly Pair[]) =>
    rows
      .map(({ id }) => ({
        row: id,
        columns: chosen.filter((pair) => pair.left === id).map((pair) => pair.right),
      }))
      .filter((pick) => pick.columns.length > 0);
  return {
    draft: {
      kind: 'matrix',
      body: { rows: bare(rows), columns: bare(columns), ...(several ? { several: true } : {}) },
      key: { right: picksOf(pairs) },
    },
    probes: pairProbes(pairs, columns).map((chosen) => ({ picks: picksOf(chosen) })),
    given: (answer) =>
      given(
        (answer as { picks: { row: string; columns: string[] }[] }).picks.flatMap(
          ({ row, columns: picked }) => picked.map((column) => ({ left: row, right: column })),
        ),
      ),
  };
}

/** Cards of one list that belong together: the first of each pair on the left, all others on the right. */
export const associateInteraction: InteractionReader = (interaction, context) => {
  const elements = childrenNamed(interaction, 'simpleAssociableChoice');
  const ids = new PartIds(elements.map(identifierOf));
  const cards = cardsOf(elements, ids, context);
  const pairs = correctPairs(interaction, context).map(
    ([one, other]): Pair => ({ left: ids.id(one), right: ids.id(other) }),
  );
  const lefts = new Set(pairs.map(({ left }) => left));
  const isMixed = pairs.some(({ right }) => lefts.has(right));
  if (isMixed) return undefined;
  context.notes.push({ code: 'associate', state: 'changed' });
  const left = cards.filter(({ id }) => lefts.has(id));
  const right = cards.filter(({ id }) => !lefts.has(id));
  const response = responseOf(interaction);
  return {
    draft: {
      kind: 'matching',
      body: { left: bare(left), right: bare(right), partners: partnersOf(left, right, pairs) },
      key: { pairs },
    },
    probes: pairProbes(pairs, right).map((chosen) => ({ pairs: chosen })),
    given: (answer) => ({
      [response]: (answer as { pairs: Pair[] }).pairs.map(
        (pair) => `${ids.identifier(pair.left)} ${ids.identifier(pair.right)}`,
      ),
    }),
  };
};

const BANK = new Set(['gapText', 'gapImg']);

export const gapMatchInteraction: InteractionReader = (interaction, context) => {
  const bankElements = childrenNamed(interaction, 'gapText', 'gapImg');
  const gaps = outermostNamed(interaction, new Set(['gap']));
  const ids = new PartIds([...bankElements, ...gaps].map(identifierOf));
  const bank = cardsOf(bankElements, ids, context);
  const prompt = childNamed(interaction, 'prompt');
  const passage = context.content(
    interaction.children.filter(
      (child) => typeof child === 'string' || (child !== prompt && !BANK.has(child.name)),
    ),
    (element) => (element.name === 'gap' ? [gapRun(ids.id(identifierOf(element)))] : undefined),
  );
  const gapIds = new Set(gaps.map((gap) => ids.id(identifierOf(gap))));
  const right = correctPairs(interaction, context).map(([one, other]) => {
    const [a, b] = [ids.id(one), ids.id(other)];
    return gapIds.has(a) ? { gap: a, choice: b } : { gap: b, choice: a };
  });
  const isReused =
    bank.some(({ most }) => most !== 1) || new Set(right.map(({ choice }) => choice)).size < right.length;
  const response = responseOf(interaction);
  const probes = pairProbes(
    right.map(({ gap, choice }) => ({ left: gap, right: choice })),
    bank,
  );
  return {
    draft: {
      kind: 'bank-cloze',
      body: {
        passage,
        bank: bare(bank),
        ...(isReused ? { reuse: true } : {}),
        ...(interaction.attributes.get('shuffle') === 'true' ? { shuffle: true } : {}),
      },
      key: { right },
    },
    probes: probes.map((pairs) => ({ fills: pairs.map((pair) => ({ gap: pair.left, choice: pair.right })) })),
    given: (answer) => ({
      [response]: (answer as { fills: { gap: string; choice: string }[] }).fills.map(
        ({ gap, choice }) => `${ids.identifier(choice)} ${ids.identifier(gap)}`,
      ),
    }),
  };
};

/** Labels for the places of a picture: our game of labels, which has the same body as matching. */
export const graphicGapMatchInteraction: InteractionReader = (interaction, context) => {
  const labels = childrenNamed(interaction, 'gapText', 'gapImg');
  const places = childrenNamed(interaction, 'associableHotspot');
  const ids = new PartIds([...labels, ...places].map(identifierOf));
  const picture = context.picture(interaction);
  if (places.length === 0) return undefined;
  const right = cardsOf(labels, ids, context).map((card) => ({
    ...card,
    content:
      plainTextOf(card.content) === '' && !card.content.media
        ? { ...card.content, paragraphs: [{ runs: [{ type: 'text' as const, text: card.id }] }] }
        : card.content,
  }));
  const left = places.map((place, index) => ({
    id: ids.id(identifierOf(place)),
    content: { paragraphs: [{ runs: [{ type: 'text' as const, text: `${index + 1}` }] }] },
    most: numberAttribute(place, 'matchMax') ?? 1,
  }));
  const placeIds = new Set(left.map(({ id }) => id));
  const pairs = correctPairs(interaction, context).map(([one, other]): Pair => {
    const [a, b] = [ids.id(one), ids.id(other)];
    return placeIds.has(a) ? { left: a, right: b } : { left: b, right: a };
  });
  const body = { left: bare(left), right: bare(right), partners: partnersOf(left, right, pairs) };
  const response = responseOf(interaction);
  return {
    draft: {
      kind: 'label-picture',
      body: {
        play: DEFAULT_PLAY,
        parts: [{ id: 'p1', kind: 'matching', body }],
        own: {
          ...(picture ? { picture } : {}),
          targets: places.map((place) => ({
            id: ids.id(identifierOf(place)),
            dot: centreOf(place, picture),
          })),
        },
      },
      key: { parts: [{ id: 'p1', kind: 'matching', key: { pairs } }], own: {} },
    },
    probes: pairProbes(pairs, right).map((chosen) => ({ parts: { p1: { pairs: chosen } } })),
    given: (answer) => ({
      [response]: (answer as { parts: { p1: { pairs: Pair[] } } }).parts.p1.pairs.map(
        (pair) => `${ids.identifier(pair.right)} ${ids.identifier(pair.left)}`,
      ),
    }),
  };
};
