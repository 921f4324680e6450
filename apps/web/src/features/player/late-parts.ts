import { LateCode, type LateFailureProps, late } from '@lectern/ui/late';
import { useEffect } from 'react';
import type { LayerProps } from './play/played-show.ts';
import { useTexts } from './texts.ts';

/** The slide has been painted by then, on a slow machine too. Milliseconds. */
const FIRST_PAINT_MS = 60;
/** The slide has been painted by then; nobody has taken up a pen yet. Milliseconds. */
const SETTLED_MS = 150;

/** Each import() brings a list of all files that it needs, so parts that load together share one import(). */
const around = () => import('./play/layers/around.tsx');
const hands = () => import('./play/layers/hands.tsx');
const rareParts = () => import('./rare-parts.ts');
const classTools = () => import('./play/layers/tools.tsx');

/** Why a courseware is not shown. */
export const NothingToShow = late(async () => (await rareParts()).NothingToShow, {
  failed: FailedPlainly,
});

/** Black, white, the end of the show, all pages. */
export const CoversLayer = late(async () => (await around()).CoversLayer, {
  after: FIRST_PAINT_MS,
});

/** What puts everything away that lies over the slide. */
export const restoring = new LateCode(async () => (await import('./play/restore-screen.ts')).restoreScreen);

/** The ink above the slide. */
export const InkLayer = late(async () => (await hands()).InkLayer, {
  after: SETTLED_MS,
});

/** The hands that enlarge the page, and those that drag what the class may move. */
export const HandsLayer = late(async () => (await hands()).HandsLayer, {
  after: SETTLED_MS,
});

/** Toolbar, page buttons and what they open. Keys and clicks on the slide work without them. */
export const ControlsLayer = late(async () => (await around()).ControlsLayer, {
  after: FIRST_PAINT_MS,
});

/** The class tools that lie over the show, and the windows in which they stand. */
export const OpenToolsLayer = late(async () => (await classTools()).OpenToolsLayer);

/** The same of the panel whose lesson is followed here, to be looked at. */
export const LookedToolsLayer = late(async () => (await classTools()).LookedToolsLayer);

/** The question before a lesson ends. If its code cannot be loaded the show ends, and the ink is kept. */
export const EndQuestionLayer = late(async () => (await rareParts()).EndQuestionLayer, {
  failed: KeepUnasked,
});

/** What presenter views are told; nobody waits for it. */
export const PresentingLayer = late(async () => (await hands()).PresentingLayer, {
  after: SETTLED_MS,
});

/** What is said of where the ink is kept. */
export const InkNotice = late(async () => (await hands()).InkNotice, {
  after: SETTLED_MS,
});

/** Where a presenter points, for the class. */
export const PointedDot = late(async () => (await hands()).PointedDot, {
  after: SETTLED_MS,
});

/** What the client around the page adds. */
export const ClientLayer = late(async () => (await rareParts()).ClientLayer);

/** What a show that goes by itself has around it, and the question how it is to go. */
export const ByItselfLayer = late(async () => (await rareParts()).ByItselfLayer);

/** That another window teaches the lesson. Where its code cannot be had nothing is asked: that window teaches on. */
export const ElsewhereDialog = late(async () => (await rareParts()).ElsewhereDialog);

/** In one sentence, where the network is too bad for the code of more. */
function FailedPlainly(): string {
  return useTexts()('failed');
}

function KeepUnasked({ props: { player } }: LateFailureProps<LayerProps>): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is answered once
  useEffect(() => player.parts.over.inkQuestion.answer({ dropped: new Set(), into: 'lesson' }), []);
  return null;
}
