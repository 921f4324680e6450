import type { BoardColor } from '@lectern/courseware/lesson';
import type { PlaybackState, ShowCommand, ShowCoverKind } from '@lectern/stage/show';
import type { ComponentType, CSSProperties } from 'react';
import type { ToolbarPlace } from '../../../parts/class-tools/index.ts';
import type { InkToolName, PlayerTool, ToolSettings } from '../../../parts/ink/index.ts';
import type { ToolbarTexts } from '../toolbar-texts.ts';
import type { ZoomAsk } from '../zoom/use-show-zoom.ts';

/** The player's state and actions for its commands. */
export interface PlayerPort {
  /** The current tool. */
  readonly tool: PlayerTool;
  readonly cover: ShowCoverKind;
  readonly settings: ToolSettings;
  /** Colour of the board that is written on; undefined on a page. */
  readonly board: BoardColor | undefined;
  readonly canUndo: boolean;
  readonly isFullScreen: boolean;
  /** State of the page's animations and media. */
  readonly playback: PlaybackState;
  /** Whether the page is enlarged. */
  readonly zoomed: boolean;
  /** Whether the user is selecting the part of the page to enlarge. */
  readonly framing: boolean;
  /** Ids of the open class tools. */
  readonly openTools: ReadonlySet<string>;
  /** Opens the presenter view in a separate window; undefined when this window teaches no lesson. */
  readonly openPresenter: (() => void) | undefined;
  /** Opens the editor at this page while the lesson continues; undefined when the user may not edit. */
  readonly edit: (() => void) | undefined;
  /** Whether the show runs by itself in a loop. */
  readonly goesRound: boolean;
  /** Opens the dialog for running the show by itself, or stops that. */
  toggleRound(): void;
  /** Runs a command of the show. */
  show(asked: ShowCommand): void;
  takeUp(tool: PlayerTool): void;
  undo(): void;
  /** Clears the ink of the current page. */
  clearInk(): void;
  toggleFullScreen(): void;
  /** Whether dragging is possible, that is, a lesson can store it. */
  readonly canDrag: boolean;
  /** Selects the drag tool, or closes it. */
  drag(): void;
  zoom(asked: ZoomAsk): void;
  /** Opens the dialog for the position of the toolbar. */
  moveToolbar(): void;
  /** Folds or unfolds the toolbar. */
  foldToolbar(): void;
  togglePlayback(): void;
  /** Closes all layers that are placed over the page. */
  restore(): void;
  /** Opens or closes the class tool. */
  toggleTool(id: string): void;
}

/** An action that a teacher runs by a button of the toolbar, by keys, or by both. */
export interface PlayerCommand {
  readonly id: string;
  readonly label: (t: ToolbarTexts, player: PlayerPort) => string;
  /**
   * The toolbar group of its button; a command without a group has only keys. Commands in `class` and `more` are on the
   * card of all tools, and in the bar if the teacher puts them there. Commands in `end` are separated from the others.
   */
  readonly place?: ToolbarPlace | 'more' | 'end';
  readonly icon?: (player: PlayerPort) => ComponentType<{ readonly 'aria-hidden': true }>;
  /**
   * Keys such as `E` or `Ctrl+P`, in the notation of the show's `shortcutOf`. Their action is in `key-commands.ts` or a
   * class tool.
   */
  readonly keys?: string;
  /** Whether the command exists now; undefined: always. */
  readonly isThere?: (player: PlayerPort) => boolean;
  readonly isEnabled?: (player: PlayerPort) => boolean;
  /** Whether the command is on; undefined when it has no state. */
  readonly isPressed?: (player: PlayerPort) => boolean;
  /** Whether the command selects a tool although it is in another group: the folded bar shows the current tool. */
  readonly holds?: true;
  /** Colour of the icon; undefined for the default. */
  readonly tint?: (player: PlayerPort) => CSSProperties | undefined;
  /** The tool whose options a second press opens. */
  readonly choices?: InkToolName;
  readonly run: (player: PlayerPort) => void;
}
