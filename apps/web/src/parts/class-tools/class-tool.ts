import type { Language } from '@lectern/protocol/errors';
import type { ShowInput } from '@lectern/stage/show';
import type { ComponentType } from 'react';
import type { ToolLesson } from '../lessons/index.ts';
import type { ToolShow } from './tool-show.ts';

/**
 * The groups of the class toolbar, in their order: what the hand holds, what the class does, what the screen shows and
 * the show itself.
 */
export const toolbarPlaces = ['hand', 'class', 'show'] as const;
export type ToolbarPlace = (typeof toolbarPlaces)[number];

/** What can lie over the show. One that is no `ClassTool` has no button: another tool opens it. */
export interface OpenableTool {
  readonly id: string;
  /** What the usage record calls it, where the specification names it (section 3); its id otherwise. */
  readonly code?: string;
  readonly label: Readonly<Record<Language, string>>;
  /** It lies over the show as often as it is asked for: each time under this id, a slash and a name of its own. */
  readonly many?: true;
  /** It is seen where the lesson is taught alone: it needs that panel's microphone, or only chooses what is opened. */
  readonly hereOnly?: true;
  /** The tool itself, in a file of its own: brought when it is first opened. */
  readonly load: () => Promise<ClassToolPart>;
}

/** One row of the catalogue of class tools: all that the toolbar needs to know of a tool before it is opened. */
export interface ClassTool extends OpenableTool {
  /** Its folder below `features/class-tools` has this name. */
  readonly id: string;
  readonly icon: ComponentType<{ readonly 'aria-hidden': true }>;
  readonly place: ToolbarPlace;
  /** `E` or `Ctrl+P`; no other command of the player has it. */
  readonly keys?: string;
}

/** A class tool when it is open: it lies over the show. */
export interface ClassToolPart {
  readonly View: ComponentType<ClassToolProps>;
  /** The input that is the tool's own while it lies there. */
  readonly takes: readonly ShowInput[];
}

export interface ClassToolProps {
  /** The tool's id: what it keeps in the lesson lies under this name. */
  readonly id: string;
  /** For good; what goes on by itself is folded (`folding.ts`). */
  readonly close: () => void;
  /** Opens another tool of the catalogue by its id; one that is open already stays so. */
  readonly open: (id: string) => void;
  readonly lesson: ToolLesson;
  readonly show: ToolShow;
}
