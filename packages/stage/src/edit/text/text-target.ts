import type { Dispose } from '@lectern/base';
import type { RubyChange } from './rubies.ts';
import type { TextSample } from './sample.ts';
import type { ParagraphChange, RunPatch } from './text-body.ts';
import type { TextPoint } from './text-point.ts';

/** Something whose text the panel can see and change: an open editor's selection, or whole elements. */
export interface TextTarget {
  /** What is chosen, as it is now. The same object until it changes. */
  sample(): TextSample;
  patchRuns(patch: RunPatch): void;
  changeParagraphs(change: ParagraphChange): void;
  /** What stands over the chosen characters, those of an open text with no selection being all; asked by paragraph. */
  changeRubies(change: RubyChange): void;
  /** The look of the whole paragraphs and of all their runs, in one step. */
  restyle(runs: RunPatch, change: ParagraphChange): void;
  subscribe(listener: () => void): Dispose;
  /** Gives the keyboard back to the text after a button took it. */
  focus(): void;
  /** Puts letters where the cursor is, in a look of their own where one is given; an open editor alone has a cursor. */
  type?(text: string, patch?: RunPatch): void;
  /**
   * Shows what an input method composes in another field, in place of the selection, without storing it; only open editors
   * have it.
   */
  compose?(letters: string): void;
  /** Stores the result of such a composition; nothing without words. */
  endComposition?(words: string): void;
  /** Chooses the whole of the link that the cursor is in. */
  chooseLink?(): void;
  /** The formula that alone is chosen; an open editor alone knows. */
  formula?(): string | undefined;
  /** Puts a formula in place of what is chosen, or where the cursor is, as an undo step of its own. */
  putFormula?(latex: string): void;
  /** Both ends of what is chosen, the second where the cursor is, as `textAnchor` counts; an open editor alone has them. */
  range?(): { readonly anchor: number; readonly head: number };
  /** Where the character with this number stands on the screen. */
  pointAt?(index: number): TextPoint;
  /** Writes what is still held back (an unfinished composition) and closes. */
  finish(): void;
}
