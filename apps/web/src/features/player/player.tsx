import { type FileLink, ZoomedSurface } from '@lectern/stage/show';
import { Row } from '@lectern/ui';
import { afterPaint } from '@lectern/ui/after-paint';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Questions, toolOfQuestion } from '../../parts/questions/index.ts';
import { useCommandKeys } from './commands/key-commands.ts';
import { NO_TOOLS, useClassTools } from './commands/use-class-tools.ts';
import { useClient } from './commands/use-client.ts';
import { EndQuestionLayer, InkLayer, PointedDot, restoring } from './lazy-parts.ts';
import { LAYERS } from './play/layers.ts';
import { PlayedShow } from './play/played-show.ts';
import { useCurrentTool } from './play/use-current-tool.ts';
import { usePageOverlays } from './play/use-page-overlays.ts';
import { useShown } from './play/use-shown.ts';
import classes from './player.module.css';
import type { PlayerProps } from './player-props.ts';
import { useTexts } from './texts.ts';

/** The player: a courseware in full screen in front of a class. */
export function Player(props: PlayerProps) {
  const t = useTexts();
  const player = usePlayedShow(props);
  const { painted, shown, over } = player.parts;
  const [covers, ...others] = LAYERS.map(([isThere, Layer], at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the layers are always the same
    isThere(player) ? <Layer key={at} player={player} /> : null,
  );
  return (
    <main
      ref={shown.screen}
      className={classes.player}
      data-edge={over.place.edge}
      data-folded={over.place.folded ? '' : undefined}
      aria-label={t('pageOf', { page: shown.show.number, count: shown.show.pages.length })}
    >
      <Questions answer={useAnswering(player)}>
        <Surface player={player} />
      </Questions>
      {covers}
      {shown.show.pages.length === 0 && (
        <Row as="p" gap={2} className={classes.status}>
          {t('noPages')}
        </Row>
      )}
      {painted && props.notice}
      {others}
    </main>
  );
}

/** Creates the player of this render; keys, clicks and the end of the show use the player of the last render. */
function usePlayedShow(props: PlayerProps): PlayedShow {
  const painted = usePainted();
  const tools = useClassTools(props.classTools, painted);
  // A courseware in `browse` mode, which is read by one person, does not enter full screen at the beginning.
  const [browsed] = useState(() => props.reader.find('deck', 'deck')?.show?.mode === 'browse');
  const inClient = useClient(!browsed);
  const latest = useRef<PlayedShow>(undefined);
  const shortcuts = useCommandKeys(props.looked ? NO_TOOLS : tools, latest);
  const shown = useShown(props, shortcuts, latest, openFile);
  const currentTool = useCurrentTool(props, shown);
  const over = usePageOverlays(props, tools, shown);
  useEndQuestionAhead(props.lesson);
  const player = new PlayedShow({ props, painted, tools, inClient, shown, over, currentTool, restoring });
  useEffect(() => {
    latest.current = player;
  });
  return player;
}

/**
 * Delay between the start of a lesson and the loading of the end question's code, milliseconds, so that loading does
 * not delay the start.
 */
const ASKED_AHEAD_MS = 3_000;

/** Preloads the end question, so that it can be asked when the network is lost meanwhile. */
function useEndQuestionAhead(lesson: PlayerProps['lesson']): void {
  useEffect(() => {
    const timer = setTimeout(() => lesson && EndQuestionLayer.preload(), ASKED_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [lesson]);
}

/** Opens a question of the page to be answered; undefined in a show that is only followed or runs by itself. */
function useAnswering({
  parts: { props, shown, over },
}: PlayedShow): ((elementId: string) => void) | undefined {
  const { open } = over.openTools;
  const answer = useCallback((elementId: string) => open(toolOfQuestion(elementId)), [open]);
  return props.looked || shown.kiosk ? undefined : answer;
}

/** Whether the slide has been painted; components around it render afterwards. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(
    () =>
      afterPaint(() => {
        setPainted(true);
        restoring.preload();
      }),
    [],
  );
  return painted;
}

/** The slide, a sheet placed on it, and the ink above. */
function Surface({ player }: { readonly player: PlayedShow }): ReactNode {
  const { props, painted, shown, over, currentTool } = player.parts;
  const { show, zoom, sheet, written, size } = shown;
  return (
    <ZoomedSurface
      show={show}
      reader={props.reader}
      assets={props.assets}
      labels={props.labels}
      page={zoom.page}
      movable={currentTool.dragging.drawn}
    >
      {sheet?.under}
      {painted && written !== undefined && (
        <InkLayer
          book={props.ink.book}
          pages={show.pages}
          pageId={written}
          pageSize={size}
          page={zoom.page}
          hand={currentTool.hand}
          board={sheet?.board.color}
          guides={over.guides}
        />
      )}
      <PointedDot link={shown.presenter} pageSize={size} scale={zoom.page.place.scale} />
    </ZoomedSurface>
  );
}

/** Opens a linked document of the disk over the slide, or in a new window when the code fails to load. */
function openFile(link: FileLink): void {
  import('./rare-parts.ts').then(
    ({ openLinkedFile }) => openLinkedFile(link),
    () => open(link.url, '_blank', 'noopener'),
  );
}
