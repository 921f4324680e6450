import type { LazyCode } from '@lectern/ui/lazy';
import type { OpenableTool } from '../../../parts/class-tools/index.ts';
import type { PlayerTool } from '../../../parts/ink/index.ts';
import type { KeyPort } from '../commands/key-commands.ts';
import type { ShowInClient } from '../commands/use-client.ts';
import type { PlayerProps } from '../player-props.ts';
import type { ZoomAsk } from '../zoom/use-show-zoom.ts';
import type { CurrentTool } from './use-current-tool.ts';
import type { PageOverlays } from './use-page-overlays.ts';
import type { Shown } from './use-shown.ts';

/** Parts of a player. */
export interface PlayerParts {
  readonly props: PlayerProps;
  /** Whether the page has been painted, so that components around it can render. */
  readonly painted: boolean;
  readonly tools: readonly OpenableTool[];
  readonly inClient: ShowInClient;
  readonly shown: Shown;
  readonly over: PageOverlays;
  readonly currentTool: CurrentTool;
  /** Function that removes all layers over the page; its code is loaded on demand. */
  readonly restoring: LazyCode<(player: PlayedShow) => void>;
}

/** Props of each layer over the slide. */
export interface LayerProps {
  readonly player: PlayedShow;
}

/** The player of one render: its parts, and the actions of its keys. */
export class PlayedShow implements KeyPort {
  readonly parts: PlayerParts;

  constructor(parts: PlayerParts) {
    this.parts = parts;
  }

  get cover() {
    return this.parts.shown.show.state.cover;
  }

  get zoomed() {
    return this.parts.shown.zoom.page.times > 1;
  }

  get canUndo() {
    return this.parts.currentTool.canUndo;
  }

  takeUp(tool: PlayerTool): void {
    // Ends the selection of a part to enlarge, whose layer would keep the pen from the page.
    this.parts.shown.zoom.stopFraming();
    this.parts.currentTool.hand.takeUp(tool);
  }

  undo(): void {
    this.parts.currentTool.undo();
  }

  clearInk(): void {
    const { shown, props } = this.parts;
    if (shown.written !== undefined) props.ink.book.clear(shown.written);
  }

  zoom(asked: ZoomAsk): void {
    this.parts.shown.zoom.ask(asked);
  }

  foldToolbar(): void {
    this.parts.over.place.toggleFolded();
  }

  toggleTool(id: string): void {
    this.parts.over.openTools.toggle(id);
  }
}
