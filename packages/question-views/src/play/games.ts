import type { PlayedBody, QuestionKind } from '@lectern/questions';
import { CodeLoadFailure } from '@lectern/ui';
import { type LazyComponent, lazyComponent } from '@lectern/ui/lazy';
import { createElement } from 'react';
import { WAITING } from '../basic-views.tsx';
import type { LazyStrip, Strip, StripProps } from './game.ts';
import { isPlayed } from './shared-picture.ts';

/** The kinds of parts, each with the code that judges it: a game loads those that it plays. */
const KINDS = {
  'bank-cloze': async () => (await import('@lectern/questions/kinds/bank-cloze')).bankCloze,
  'fill-blank': async () => (await import('@lectern/questions/kinds/fill-blank')).fillBlank,
  hotspot: async () => (await import('@lectern/questions/kinds/hotspot')).hotspot,
  matching: async () => (await import('@lectern/questions/kinds/matching')).matching,
  matrix: async () => (await import('@lectern/questions/kinds/matrix')).matrix,
  'multiple-choice': async () => (await import('@lectern/questions/kinds/multiple-choice')).multipleChoice,
  numeric: async () => (await import('@lectern/questions/kinds/numeric')).numeric,
  ordering: async () => (await import('@lectern/questions/kinds/ordering')).ordering,
  'single-choice': async () => (await import('@lectern/questions/kinds/single-choice')).singleChoice,
  'true-false': async () => (await import('@lectern/questions/kinds/true-false')).trueFalse,
} satisfies Readonly<Record<string, () => Promise<QuestionKind>>>;

type PartKind = keyof typeof KINDS;

/** The board of a game and the kinds of its parts. A play part is a file, loaded with the first game that needs it. */
const GAMES: Readonly<
  Record<string, { readonly plays: readonly PartKind[]; readonly load: () => Promise<Strip> }>
> = {
  'fun-sort': {
    plays: ['matching'],
    load: async () => (await import('./sort/games.tsx')).FunSortStrip,
  },
  'super-sort': {
    plays: ['matching', 'matrix'],
    load: async () => (await import('./belt/super-sort.tsx')).SuperSortStrip,
  },
  'word-bank': {
    plays: ['bank-cloze'],
    load: async () => (await import('./sort/games.tsx')).WordBankStrip,
  },
  'knowledge-pairs': {
    plays: ['matching'],
    load: async () => (await import('./pairs/games.tsx')).KnowledgePairsStrip,
  },
  'team-race': {
    plays: ['single-choice', 'true-false', 'numeric', 'fill-blank'],
    load: async () => (await import('./rush/games.tsx')).TeamRaceStrip,
  },
  'truth-rush': {
    plays: ['true-false'],
    load: async () => (await import('./rush/games.tsx')).TruthRushStrip,
  },
  'fun-choice': {
    plays: ['single-choice', 'multiple-choice'],
    load: async () => (await import('./rush/games.tsx')).FunChoiceStrip,
  },
  'fun-order': {
    plays: ['ordering'],
    load: async () => (await import('./line/games.tsx')).FunOrderStrip,
  },
  'link-lines': {
    plays: ['matching'],
    load: async () => (await import('./line/games.tsx')).LinkLinesStrip,
  },
  memory: {
    plays: ['matching'],
    load: async () => (await import('./pairs/games.tsx')).MemoryStrip,
  },
  'word-search': {
    plays: ['fill-blank'],
    load: async () => (await import('./grid/word-search.tsx')).WordSearchStrip,
  },
  crossword: {
    plays: ['fill-blank'],
    load: async () => (await import('./grid/crossword.tsx')).CrosswordStrip,
  },
  'sums-sprint': {
    plays: ['numeric', 'single-choice'],
    load: async () => (await import('./rush/games.tsx')).SumsSprintStrip,
  },
  'dictation-game': {
    plays: ['fill-blank'],
    load: async () => (await import('./dictation/dictation.tsx')).DictationStrip,
  },
  jigsaw: {
    plays: ['matching'],
    load: async () => (await import('./jigsaw/jigsaw.tsx')).JigsawStrip,
  },
  'map-fill': {
    plays: ['bank-cloze', 'fill-blank'],
    load: async () => (await import('./map/map-fill.tsx')).MapFillStrip,
  },
  'timeline-place': {
    plays: ['ordering'],
    load: async () => (await import('./timeline/timeline-place.tsx')).TimelineStrip,
  },
  'label-picture': {
    plays: ['matching'],
    load: async () => (await import('./sort/games.tsx')).LabelPictureStrip,
  },
  'find-spot': {
    plays: ['hotspot'],
    load: async () => (await import('./spot/find-spot.tsx')).FindSpotStrip,
  },
  'sentence-line': {
    plays: ['ordering'],
    load: async () => (await import('./sentence/sentence-line.tsx')).SentenceLineStrip,
  },
};

type ShellProps = Omit<StripProps, 'kinds'>;

/** A board with the kinds of the game's parts; both are loaded at once. */
function lazyStrip({ plays, load }: (typeof GAMES)[string]): LazyStrip {
  const loaded = async () => {
    const all = plays.map(async (name): Promise<[string, QuestionKind]> => [name, await KINDS[name]()]);
    const [Board, ...pairs] = await Promise.all([load(), ...all]);
    const kinds = new Map(pairs);
    return (props: ShellProps) => createElement(Board, { ...props, kinds });
  };
  return lazyComponent<ShellProps>(loaded, { waiting: WAITING, failed: CodeLoadFailure });
}

const STRIPS: ReadonlyMap<string, LazyComponent<ShellProps>> = new Map(
  Object.entries(GAMES).map(([kind, game]) => [kind, lazyStrip(game)]),
);

/** The board on which a game is played; undefined for a game that has only its quiet form. */
export function stripOf(kind: string, body: PlayedBody): LazyStrip | undefined {
  return isPlayed(kind, body) ? STRIPS.get(kind) : undefined;
}
