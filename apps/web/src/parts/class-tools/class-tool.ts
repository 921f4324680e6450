import type { Language } from '@lectern/protocol/errors';
import type { ShowInput } from '@lectern/stage/show';
import type { ComponentType } from 'react';
import { currentLanguage } from '../../platform/i18n/language.ts';
import type { ToolLesson } from '../lessons/index.ts';
import { countToolUse } from '../tool-usage.ts';
import type { ToolShow } from './tool-show.ts';

/**
 * The groups of the class toolbar, in their order: pens and pointers, activities of the class, and commands of the
 * show.
 */
export const toolbarPlaces = ['hand', 'class', 'show'] as const;
export type ToolbarPlace = (typeof toolbarPlaces)[number];

/** A tool that can be opened over the show. Without being a `ClassTool` it has no button: another tool opens it. */
export interface OpenableTool {
  readonly id: string;
  /** Code of the tool in the usage record where the specification defines one (section 3); otherwise its id. */
  readonly code?: string;
  readonly label: Readonly<Record<Language, string>>;
  /** The tool can be open several times at once; each instance has this id, a slash and a name. */
  readonly many?: true;
  /** Shown only on the panel that teaches: it needs that panel's microphone, or only selects which tool is opened. */
  readonly hereOnly?: true;
  /** Loads the tool's code, when it is first opened. */
  readonly load: () => Promise<ClassToolPart>;
}

/** A row of the catalogue of class tools: the data of a tool that the toolbar needs before the tool is loaded. */
export interface ClassTool extends OpenableTool {
  /** Also the name of its folder below `features/class-tools`. */
  readonly id: string;
  readonly icon: ComponentType<{ readonly 'aria-hidden': true }>;
  readonly place: ToolbarPlace;
  /** Keyboard shortcut such as `E` or `Ctrl+P`; no other command of the player uses it. */
  readonly keys?: string;
}

/** The loaded code of a class tool, shown over the show. */
export interface ClassToolPart {
  readonly View: ComponentType<ClassToolProps>;
  /** The input that the tool receives instead of the show while it is open. */
  readonly takes: readonly ShowInput[];
}

export interface ClassToolProps {
  /** The tool's id, under which its state is stored in the lesson. */
  readonly id: string;
  /** Closes the tool and stops it; a tool that should keep running is folded instead (`folding.ts`). */
  readonly close: () => void;
  /** Opens another tool of the catalogue by its id; does nothing if it is already open. */
  readonly open: (id: string) => void;
  readonly lesson: ToolLesson;
  readonly show: ToolShow;
}

/** Records that a teacher opened a tool: in the lesson, and in this browser's usage of the month. */
export function noteOpening({ id, code = id, label }: OpenableTool, lesson: ToolLesson): void {
  lesson.add({ kind: 'tool', code });
  countToolUse({ code, icon: id, name: label[currentLanguage()] });
}
