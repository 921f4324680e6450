import type { Dispose } from '@lectern/base';
import type { RubyChange } from './rubies.ts';
import type { TextSample } from './sample.ts';
import type { ParagraphChange, RunPatch } from './text-body.ts';
import type { TextPoint } from './text-point.ts';

/** A text that the panel can read and change: an open editor's selection, or whole elements. */
export interface TextTarget {
  /** The current selection. The same object until it changes. */
  sample(): TextSample;
  patchRuns(patch: RunPatch): void;
  changeParagraphs(change: ParagraphChange): void;
  /**
   * Changes the annotations over the selected characters, or over all of an open text without a selection; called once
   * per paragraph.
   */
  changeRubies(change: RubyChange): void;
  /** Changes the style of the whole paragraphs and of all their runs, in one step. */
  restyle(runs: RunPatch, change: ParagraphChange): void;
  subscribe(listener: () => void): Dispose;
  /** Returns the focus to the text after a button took it. */
  focus(): void;
  /** Inserts letters at the cursor, in a separate style if one is given; only open editors have it. */
  type?(text: string, patch?: RunPatch): void;
  /**
   * Shows the letters that an input method composes in another field, in place of the selection, without storing them;
   * only open editors have it.
   */
  compose?(letters: string): void;
  /** Stores the result of such a composition; empty if it was cancelled. */
  endComposition?(words: string): void;
  /** Selects the whole of the link at the cursor. */
  chooseLink?(): void;
  /** The formula, if it is all that is selected; only open editors have it. */
  formula?(): string | undefined;
  /** Inserts a formula in place of the selection, or at the cursor, as a separate undo step. */
  putFormula?(latex: string): void;
  /** Both ends of the selection, `head` at the cursor, as `textAnchor` counts; only open editors have it. */
  range?(): { readonly anchor: number; readonly head: number };
  /** The DOM position of the character with this number. */
  pointAt?(index: number): TextPoint;
  /** Stores the unfinished composition and closes. */
  finish(): void;
}
