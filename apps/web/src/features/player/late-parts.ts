import { LateCode, type LateFailureProps, late } from '@lectern/ui/late';
import { useEffect } from 'react';
import type { EndQuestionDialogProps } from './ink/end-question-dialog.tsx';
import { useTexts } from './texts.ts';

/** The slide has been painted by then, on a slow machine too. Milliseconds. */
const FIRST_PAINT_MS = 60;
/** The slide has been painted by then; nobody has taken up a pen yet. Milliseconds. */
const SETTLED_MS = 150;

/** Each import() brings a list of all files that it needs, so parts that load together share one import(). */
const controls = () => import('./toolbar/controls.tsx');
const pageHands = () => import('./page-hands.tsx');
const rareParts = () => import('./rare-parts.ts');
const classTools = () => import('./tools/lazy.ts');

/** Why a courseware is not shown. */
export const NothingToShow = late(async () => (await rareParts()).NothingToShow, {
  failed: FailedPlainly,
});

/** Black, white, the end of the show, all pages. */
export const PlayerCovers = late(async () => (await controls()).PlayerCovers, {
  after: FIRST_PAINT_MS,
});

/** What puts everything away that lies over the slide. */
export const restoring = new LateCode(async () => (await import('./tools/restore-screen.ts')).restoreScreen);

/** The ink above the slide. */
export const InkLayer = late(async () => (await pageHands()).InkLayer, {
  after: SETTLED_MS,
});

/** The hands that enlarge the page, and those that drag what the class may move. */
export const PageHands = late(async () => (await pageHands()).PageHands, {
  after: SETTLED_MS,
});

/** Toolbar, page buttons and what they open. Keys and clicks on the slide work without them. */
export const Controls = late(async () => (await controls()).Controls, {
  after: FIRST_PAINT_MS,
});

/** The class tools that lie over the show, and the windows in which they stand. */
export const OpenClassTools = late(async () => (await classTools()).OpenClassTools);

/** The same of the panel whose lesson is followed here, to be looked at. */
export const LookedTools = late(async () => (await classTools()).LookedTools);

/** The question before a lesson ends. If its code cannot be loaded the show ends, and the ink is kept. */
export const EndQuestionDialog = late(async () => (await rareParts()).EndQuestionDialog, {
  failed: KeepUnasked,
});

/** What presenter views are told; nobody waits for it. */
export const Presenting = late(async () => (await pageHands()).Presenting, {
  after: SETTLED_MS,
});

/** What is said of where the ink is kept. */
export const InkNotice = late(async () => (await pageHands()).InkNotice, {
  after: SETTLED_MS,
});

/** Where a presenter points, for the class. */
export const PointedDot = late(async () => (await pageHands()).PointedDot, {
  after: SETTLED_MS,
});

/** What the client around the page adds. */
export const ClientOfShow = late(async () => (await rareParts()).ClientOfShow);

/** What a show that goes by itself has around it, and the question how it is to go. */
export const ByItself = late(async () => (await rareParts()).ByItself);

/** That another window teaches the lesson. Where its code cannot be had nothing is asked: that window teaches on. */
export const ElsewhereDialog = late(async () => (await rareParts()).ElsewhereDialog);

/** In one sentence, where the network is too bad for the code of more. */
function FailedPlainly(): string {
  return useTexts()('failed');
}

function KeepUnasked({ props }: LateFailureProps<EndQuestionDialogProps>): null {
  const { onAnswer } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is answered once
  useEffect(() => onAnswer({ dropped: new Set(), into: 'lesson' }), []);
  return null;
}
