import type { BoardColor } from '@lectern/courseware/lesson';
import type { PlaybackState, ShowCommand, ShowCoverKind } from '@lectern/stage/show';
import type { ComponentType, CSSProperties } from 'react';
import type { ToolbarPlace } from '../../../parts/class-tools/index.ts';
import type { InkToolName, PlayerTool, ToolSettings } from '../../../parts/ink/index.ts';
import type { ToolbarTexts } from '../toolbar-texts.ts';
import type { ZoomAsk } from '../zoom/use-show-zoom.ts';

/** The player as its commands see it, and what they may do to it. */
export interface PlayerPort {
  /** In the hand. */
  readonly tool: PlayerTool;
  readonly cover: ShowCoverKind;
  readonly settings: ToolSettings;
  /** The colour of the board that is written on; undefined while pages are. */
  readonly board: BoardColor | undefined;
  readonly canUndo: boolean;
  readonly isFullScreen: boolean;
  /** Of what the page has that plays. */
  readonly playback: PlaybackState;
  /** The page is enlarged. */
  readonly zoomed: boolean;
  /** The part of the page that is to be enlarged is being chosen. */
  readonly framing: boolean;
  /** The class tools that lie over the show, by their ids. */
  readonly openTools: ReadonlySet<string>;
  /** Opens the presenter view in a window of its own; undefined where no lesson is taught in this one. */
  readonly openPresenter: (() => void) | undefined;
  /** Goes to the editor at this page while the lesson goes on; undefined for whoever may not edit. */
  readonly edit: (() => void) | undefined;
  /** The show goes by itself, round and round. */
  readonly goesRound: boolean;
  /** Asks how the show is to go by itself, or ends that. */
  toggleRound(): void;
  /** Asks something of the show itself. */
  show(asked: ShowCommand): void;
  takeUp(tool: PlayerTool): void;
  undo(): void;
  /** Of the page that is shown. */
  clearInk(): void;
  toggleFullScreen(): void;
  /** What the class drags can be kept. */
  readonly canDrag: boolean;
  /** Takes dragging into the hand, or closes it. */
  drag(): void;
  zoom(asked: ZoomAsk): void;
  /** Asks where the toolbar should stand. */
  moveToolbar(): void;
  /** Puts the toolbar away, or brings it back. */
  foldToolbar(): void;
  togglePlayback(): void;
  /** Puts away what lies over the page. */
  restore(): void;
  /** Opens the class tool, or closes it. */
  toggleTool(id: string): void;
}

/** Something that a teacher can have done by a button of the toolbar, by keys, or by both. */
export interface PlayerCommand {
  readonly id: string;
  readonly label: (t: ToolbarTexts, player: PlayerPort) => string;
  /**
   * The toolbar group of its button; a command without one has only keys. Commands in `class` and `more` are on the card of
   * all tools, and in the bar if the teacher puts them there. Commands in `end` are separated from the others.
   */
  readonly place?: ToolbarPlace | 'more' | 'end';
  readonly icon?: (player: PlayerPort) => ComponentType<{ readonly 'aria-hidden': true }>;
  /** `E` or `Ctrl+P`, as `shortcutOf` of the show names keys. What they do stands in `key-commands.ts`, or is a class tool. */
  readonly keys?: string;
  /** Whether it is there at all; it always is where this is left out. */
  readonly isThere?: (player: PlayerPort) => boolean;
  readonly isEnabled?: (player: PlayerPort) => boolean;
  /** Whether it is on; undefined for what is done once. */
  readonly isPressed?: (player: PlayerPort) => boolean;
  /**
   * Whether the command takes something into the hand though it stands in another group: the folded bar shows what the
   * hand holds.
   */
  readonly holds?: true;
  /** The colour of its icon, where that says something. */
  readonly tint?: (player: PlayerPort) => CSSProperties | undefined;
  /** The tool whose choices a second press opens. */
  readonly choices?: InkToolName;
  readonly run: (player: PlayerPort) => void;
}
