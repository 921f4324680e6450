import type { ReactNode } from 'react';
import { NO_TOOLS } from '../../commands/use-class-tools.ts';
import { PlayerCovers } from '../../player-covers.tsx';
import { Controls } from '../../toolbar/controls.tsx';
import type { LayerProps } from '../played-show.ts';
import { playerPort } from '../player-port.ts';

/** The show's own covers of the slide: black, white, the end, or the list of all pages. */
export function CoversLayer({ player: { parts } }: LayerProps): ReactNode {
  const { reader, assets, labels } = parts.props;
  return <PlayerCovers show={parts.shown.show} reader={reader} assets={assets} labels={labels} />;
}

/** Toolbar and page buttons. */
export function ControlsLayer({ player }: LayerProps): ReactNode {
  const { props, tools, inClient, shown, over, currentTool } = player.parts;
  return (
    <Controls
      // Class tools can only be opened by the panel that teaches.
      tools={props.looked ? NO_TOOLS : tools}
      ofClient={inClient.commands}
      player={playerPort(player)}
      pageId={shown.show.state.pageId}
      overlays={shown.show.overlays}
      onSettings={currentTool.hand.changeSettings}
      place={over.place}
    />
  );
}
