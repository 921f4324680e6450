import type { ReactNode } from 'react';
import { LookedTools } from '../../tools/looked-tools.tsx';
import { OpenClassTools, type ShownToTools } from '../../tools/open-class-tools.tsx';
import type { LayerProps, PlayedShow } from '../played-show.ts';

/**
 * The open class tools. They share a file with the read-only tools, because each file is listed in the code that every
 * show loads first.
 */
export function OpenToolsLayer({ player }: LayerProps): ReactNode {
  const { props, over } = player.parts;
  return (
    props.lesson && (
      <OpenClassTools
        {...toEachTool(player)}
        tools={over.opened}
        opened={over.openTools.ids}
        lesson={props.lesson}
        onOpen={over.openTools.open}
        onClose={over.openTools.close}
      />
    )
  );
}

/** The class tools of a lesson that this window follows. */
export function LookedToolsLayer({ player }: LayerProps): ReactNode {
  const { props, tools, currentTool } = player.parts;
  return (
    currentTool.kept && (
      <LookedTools
        {...toEachTool(player)}
        tools={tools}
        lesson={currentTool.kept}
        isFollowed={props.looked !== undefined}
      />
    )
  );
}

/** Props that all class tools receive. */
function toEachTool({ parts: { props, shown, over, currentTool } }: PlayedShow) {
  const { show: shownShow, size, sheet, writeOn, zoom } = shown;
  const show: ShownToTools = {
    reader: props.reader,
    assets: props.assets,
    labels: props.labels,
    pageId: shownShow.state.pageId,
    pageNumber: shownShow.number,
    pageCount: shownShow.pages.length,
    cover: shownShow.state.cover,
    pageSize: size,
    ink: props.ink.book,
    surface: () => shownShow.surface.current,
    sheet,
    writeOn,
    guides: over.guides,
    command: shownShow.command,
  };
  return {
    clear: over.clear,
    show,
    hand: currentTool.hand,
    zoom: zoom.page.zoom,
    overlays: shownShow.overlays,
  };
}
