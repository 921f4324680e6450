import type { PlayerPort } from '../commands/player-command.ts';
import type { PlayedShow } from './played-show.ts';

/** The player as the toolbar and its commands see it. */
export function playerPort(player: PlayedShow): PlayerPort {
  const { props, inClient, shown, over, currentTool, restoring } = player.parts;
  const { show, sheet, zoom, presenter } = shown;
  const { hand, dragging } = currentTool;
  return {
    tool: hand.tool,
    settings: hand.settings,
    cover: player.cover,
    board: sheet?.board.color,
    canUndo: player.canUndo,
    isFullScreen: inClient.fullScreen.active,
    playback: shown.playback,
    zoomed: player.zoomed,
    framing: zoom.framing,
    openTools: over.openTools.ids,
    openPresenter: props.taught && presenter.open,
    edit: props.onEdit,
    goesRound: props.round.now !== undefined,
    canDrag: props.lesson !== undefined,
    show: show.command,
    takeUp: (tool) => player.takeUp(tool),
    undo: () => player.undo(),
    clearInk: () => player.clearInk(),
    zoom: (asked) => player.zoom(asked),
    foldToolbar: () => player.foldToolbar(),
    toggleTool: (id) => player.toggleTool(id),
    drag: dragging.press,
    moveToolbar: over.place.ask,
    toggleRound: props.round.toggle,
    toggleFullScreen: inClient.fullScreen.toggle,
    togglePlayback: () => show.playback.toggle(),
    restore: () => {
      restoring
        .load()
        .then((restore) => restore(player))
        .catch(() => undefined);
    },
  };
}
