import { Signal } from '@lectern/base';
import type { CutAway } from '@lectern/protocol/cut-away';
import type { PagesPasted } from '../clipboard/paste-choice.ts';

/** A path that a hand is to draw, and what goes along it. */
export interface PathDrawing {
  readonly kind: 'line' | 'curve' | 'free';
  readonly pageId: string;
  readonly elementIds: readonly string[];
}

/** What an import left out, and the file for whoever may have it. */
export interface MissingParts {
  readonly cut: CutAway;
  readonly source: ImportedSource | undefined;
}

/** The file that a courseware was read from; `size` in bytes. */
export interface ImportedSource {
  readonly name: string;
  readonly size: number;
}

/** A new object each time that it is asked for, so that it plays again. */
export interface SeenTransition {
  readonly pageId: string;
}

/** What may lie over or beside the page, each by whether it does. Whoever adds one names it here alone. */
export const shownParts = () => ({
  notesShown: new Signal(true),
  /** Whether the list of all keys lies over the editor. */
  shortcutsShown: new Signal(false),
  /** Whether a teacher is led round: because of being new here, or having asked for it. */
  tourShown: new Signal<'first' | 'asked' | false>(false),
  /** Whether words are looked for, or replaced too. */
  findShown: new Signal<'find' | 'replace' | undefined>(undefined),
  /** What is printed, and how far it is, is asked and said. */
  printShown: new Signal(false),
  /** Where the chosen words or elements lead to is asked. */
  linkShown: new Signal(false),
  /** Pages that were just pasted, while it is asked which theme they have. */
  pasteChoice: new Signal<PagesPasted | undefined>(undefined),
  /** Whether all pages lie over the slide as a grid. */
  sorterShown: new Signal(false),
  /** Where a copy goes and what it is called is asked. */
  saveAsShown: new Signal(false),
  /** What is said of the courseware stands beside its page; with the id of a thread, that one is meant. */
  commentsShown: new Signal<boolean | string>(false),
  /** What the courseware does not hold of its file, until it was read; it stands above the page. */
  missing: new Signal<MissingParts | undefined>(undefined),
  /** What the import replaced, kept or lost is listed over the status bar. */
  importReportShown: new Signal(false),
  /** What the courseware was before lies over the editor. */
  versionsShown: new Signal(false),
  /** Whether numbers and paths of animations stand on the page. */
  motionShown: new Signal(false),
  /** The animation that is set; of a path the points are shown. */
  openAnimation: new Signal<string | undefined>(undefined),
  /** A path that is to be drawn on the page. */
  pathDrawing: new Signal<PathDrawing | undefined>(undefined),
  /** The page of which the transition is seen. */
  seenTransition: new Signal<SeenTransition | undefined>(undefined),
  /** Whether the page plays where it is edited. */
  pagePlays: new Signal(false),
});
