import type { PlayedBody } from '@lectern/questions';
import type { Strip } from './game.ts';
import { FunOrderStrip, LinkLinesStrip } from './line/games.tsx';
import { KnowledgePairsStrip, MemoryStrip } from './pairs/games.tsx';
import { FunChoiceStrip, SumsSprintStrip, TeamRaceStrip, TruthRushStrip } from './rush/games.tsx';
import { sharedPicture } from './shared-picture.ts';
import { FunSortStrip, LabelPictureStrip, WordBankStrip } from './sort/games.tsx';

const STRIPS: Readonly<Record<string, Strip>> = {
  'fun-sort': FunSortStrip,
  'word-bank': WordBankStrip,
  'knowledge-pairs': KnowledgePairsStrip,
  'team-race': TeamRaceStrip,
  'truth-rush': TruthRushStrip,
  'fun-choice': FunChoiceStrip,
  'fun-order': FunOrderStrip,
  'link-lines': LinkLinesStrip,
  memory: MemoryStrip,
  'sums-sprint': SumsSprintStrip,
  'label-picture': LabelPictureStrip,
};

/** The board on which a game is played; undefined for a game that has only its quiet form. */
export function stripOf(kind: string, body: PlayedBody): Strip | undefined {
  // Names that are typed or tapped for have no labels to drag.
  const isDragged = body.parts.length === 1 && body.parts[0]?.kind === 'matching' && sharedPicture(body);
  if (kind === 'label-picture' && !isDragged) return undefined;
  return STRIPS[kind];
}
