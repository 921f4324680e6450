import { Signal } from '@lectern/base';
import type { CutAway } from '@lectern/protocol/cut-away';
import type { PagesPasted } from '../clipboard/paste-pages.ts';

/** A motion path that the user is to draw, and the elements that move along it. */
export interface PathDrawing {
  readonly kind: 'line' | 'curve' | 'free';
  readonly pageId: string;
  readonly elementIds: readonly string[];
}

/** The parts that an import left out, and the original file for users who may have it. */
export interface MissingParts {
  readonly cut: CutAway;
  readonly source: ImportedSource | undefined;
}

/** The file that a courseware was imported from; `size` in bytes. */
export interface ImportedSource {
  readonly name: string;
  readonly size: number;
}

/** A new object for each request, so that the transition plays again. */
export interface SeenTransition {
  readonly pageId: string;
}

/**
 * The parts that can be shown over or beside the page, with their visibility. New parts have to be added only to this
 * function.
 */
export const shownParts = () => ({
  notesShown: new Signal(true),
  /** Whether the list of shortcuts is shown over the editor. */
  shortcutsShown: new Signal(false),
  /** Whether the tour is shown: at the first visit, or on request. */
  tourShown: new Signal<'first' | 'asked' | false>(false),
  /** Whether the panel to find, or to find and replace, is shown. */
  findShown: new Signal<'find' | 'replace' | undefined>(undefined),
  /** Whether the dialog for printing and its progress is shown. */
  printShown: new Signal(false),
  /** Whether the dialog for the link of the selection is shown. */
  linkShown: new Signal(false),
  /** The last pasted pages, while the user can select their theme. */
  pasteChoice: new Signal<PagesPasted | undefined>(undefined),
  /** Whether all pages are shown as a grid over the slide. */
  sorterShown: new Signal(false),
  /** Whether the dialog for the name and folder of a copy is shown. */
  saveAsShown: new Signal(false),
  /** Whether the comments are shown beside the page; the id of a thread shows that thread. */
  commentsShown: new Signal<boolean | string>(false),
  /** The parts missing from the imported file, until the user has read the message above the page. */
  missing: new Signal<MissingParts | undefined>(undefined),
  /** Whether the list of parts that the import replaced, kept or lost is shown over the status bar. */
  importReportShown: new Signal(false),
  /** Whether the version history is shown over the editor. */
  versionsShown: new Signal(false),
  /** Whether numbers and paths of animations are shown on the page. */
  motionShown: new Signal(false),
  /** The animation whose settings are open; the points of its path are shown. */
  openAnimation: new Signal<string | undefined>(undefined),
  /** The motion path that is being drawn on the page. */
  pathDrawing: new Signal<PathDrawing | undefined>(undefined),
  /** The page whose transition is previewed. */
  seenTransition: new Signal<SeenTransition | undefined>(undefined),
  /** Whether the page's animations play inside the editor. */
  pagePlays: new Signal(false),
});
