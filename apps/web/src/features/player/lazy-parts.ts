import { LazyCode, type LazyFailureProps, lazyComponent } from '@lectern/ui/lazy';
import { useEffect } from 'react';
import type { LayerProps } from './play/played-show.ts';
import { useTexts } from './texts.ts';

/** Delay after which the slide has been painted, also on a slow machine, milliseconds. */
const FIRST_PAINT_MS = 60;
/** Delay after which the slide has been painted but no teacher can have begun to write, milliseconds. */
const SETTLED_MS = 150;

/**
 * Each import() adds a list of the files that it needs to the bundle, so parts that load together share one import().
 */
const around = () => import('./play/layers/around.tsx');
const hands = () => import('./play/layers/hands.tsx');
const rareParts = () => import('./rare-parts.ts');
const classTools = () => import('./play/layers/tools.tsx');

/** Message with the reason why the player shows no courseware. */
export const NothingToShow = lazyComponent(async () => (await rareParts()).NothingToShow, {
  failed: FailedPlainly,
});

/** The show's own covers of the slide: black, white, the end, or the list of all pages. */
export const CoversLayer = lazyComponent(async () => (await around()).CoversLayer, {
  after: FIRST_PAINT_MS,
});

/** Function that removes all layers over the slide. */
export const restoring = new LazyCode(async () => (await import('./play/restore-screen.ts')).restoreScreen);

/** Ink layer above the slide. */
export const InkLayer = lazyComponent(async () => (await hands()).InkLayer, {
  after: SETTLED_MS,
});

/** Gestures that zoom the page, and dragging of its elements by the class. */
export const HandsLayer = lazyComponent(async () => (await hands()).HandsLayer, {
  after: SETTLED_MS,
});

/** Toolbar and page buttons with their cards. Keys and clicks on the slide work without them. */
export const ControlsLayer = lazyComponent(async () => (await around()).ControlsLayer, {
  after: FIRST_PAINT_MS,
});

/** The open class tools and their windows. */
export const OpenToolsLayer = lazyComponent(async () => (await classTools()).OpenToolsLayer);

/** Read-only class tools of a lesson that this window follows or is about to begin. */
export const LookedToolsLayer = lazyComponent(async () => (await classTools()).LookedToolsLayer);

/** The question before a lesson ends. When its code fails to load, the show ends and the ink is kept. */
export const EndQuestionLayer = lazyComponent(async () => (await rareParts()).EndQuestionLayer, {
  failed: KeepUnasked,
});

/** Sends the state of the show to presenter views. */
export const PresentingLayer = lazyComponent(async () => (await hands()).PresentingLayer, {
  after: SETTLED_MS,
});

/** Notice about ink that is not on the server. */
export const InkNotice = lazyComponent(async () => (await hands()).InkNotice, {
  after: SETTLED_MS,
});

/** Dot at the position to which a presenter points, shown to the class. */
export const PointedDot = lazyComponent(async () => (await hands()).PointedDot, {
  after: SETTLED_MS,
});

/** Commands and full screen that the client around the page adds. */
export const ClientLayer = lazyComponent(async () => (await rareParts()).ClientLayer);

/** Kiosk mode of a show that runs automatically, and the dialog that starts such a show. */
export const ByItselfLayer = lazyComponent(async () => (await rareParts()).ByItselfLayer);

/** Dialog when another window or device teaches the lesson. When its code fails to load, teaching continues there. */
export const ElsewhereDialog = lazyComponent(async () => (await rareParts()).ElsewhereDialog);

/** One sentence, shown when the code of the full message fails to load. */
function FailedPlainly(): string {
  return useTexts()('failed');
}

function KeepUnasked({ props: { player } }: LazyFailureProps<LayerProps>): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is answered once
  useEffect(() => player.parts.over.inkQuestion.answer({ dropped: new Set(), into: 'lesson' }), []);
  return null;
}
