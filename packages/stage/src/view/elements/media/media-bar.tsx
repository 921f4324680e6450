import type { AudioElement, Frame, VideoElement } from '@lectern/courseware';
import { keepFades, MediaControls, MediaIcon, useFillsScreen, useMediaState } from '@lectern/ui/media-player';
import { type CSSProperties, type ReactNode, useContext, useEffect, useState } from 'react';
import { PageScaleContext, useStage } from '../../stage-context.ts';
import { usePageSize } from '../../use-page.ts';
import classes from './media-bar.module.css';
import { mediaBarPlace } from './media-bar-place.ts';

export interface MediaBarProps {
  readonly player: HTMLMediaElement;
  /** The box around the player and this bar, which becomes full screen on request. */
  readonly box: HTMLElement;
  readonly frame: Frame;
  readonly element: VideoElement | AudioElement;
}

/** The bar's size on the screen: its buttons are large enough for fingers, at any scale of the page. */
const LEAST_WIDTH_REM = 48;
const HEIGHT_REM = 6.4;

/**
 * The controls of a video or sound in a show. Before the first playback only a play button is visible; then the bar is
 * visible while it is paused, after a touch or a move of the mouse, and while it has the keyboard focus.
 */
export function MediaBar({ player, box, frame, element }: MediaBarProps): ReactNode {
  const { trimStart, trimEnd, fadeIn, fadeOut, fullScreen = false } = element;
  const isFilm = element.type === 'video';
  // For a sound without a picture only the controls are shown.
  const stays = !isFilm && element.poster === undefined;
  const { labels, reader } = useStage();
  useMediaState(player);
  useEffect(
    () => keepFades(player, { trimStart, trimEnd, fadeIn, fadeOut }),
    [player, trimStart, trimEnd, fadeIn, fadeOut],
  );
  useEffect(() => (fullScreen ? fillWhilePlaying(player, box) : undefined), [player, box, fullScreen]);
  const page = usePageSize(reader);
  const scale = useContext(PageScaleContext);
  const full = useFillsScreen(box);
  const awake = useAwake(box);
  const { paused } = player;
  const fresh = paused && player.played.length === 0;
  return (
    <>
      {fresh && isFilm && (
        <span className={classes.begin} style={full ? undefined : { transform: `scale(${1 / scale})` }}>
          <MediaIcon name="play" />
        </span>
      )}
      <MediaControls
        player={player}
        box={box}
        name={element.alt ?? element.name}
        labels={labels}
        isFilm={isFilm}
        trim={{ start: trimStart ?? 0, end: trimEnd ?? 0 }}
        className={classes.bar}
        style={full ? undefined : barStyle(frame, page, scale, isFilm)}
        data-media-bar=""
        data-full={full ? '' : undefined}
        data-seen={stays || awake || (paused && !fresh) ? '' : undefined}
      />
    </>
  );
}

function barStyle(
  frame: Frame,
  page: { readonly w: number; readonly h: number },
  scale: number,
  isFilm: boolean,
): CSSProperties {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / scale;
  const bar = { leastWidth: LEAST_WIDTH_REM * rem, height: HEIGHT_REM * rem };
  const { left, top, width } = mediaBarPlace(frame, page, bar, isFilm);
  return { left, top, width: width * scale, transform: `scale(${1 / scale})` };
}

/** Time for which the bar stays after the last touch or move, milliseconds. */
const STAY_MS = 3000;

/** Whether the player was touched or hovered a moment ago. */
function useAwake(box: HTMLElement): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      setAwake(true);
      clearTimeout(timer);
      timer = setTimeout(() => setAwake(false), STAY_MS);
    };
    box.addEventListener('pointermove', wake);
    box.addEventListener('pointerdown', wake);
    return () => {
      clearTimeout(timer);
      box.removeEventListener('pointermove', wake);
      box.removeEventListener('pointerdown', wake);
    };
  }, [box]);
  return awake;
}

/**
 * Shows `box`, which contains the player, in full screen while the player plays, even if it is playing already. The
 * returned function stops that.
 */
function fillWhilePlaying(player: HTMLMediaElement, box: HTMLElement): () => void {
  const fill = () => {
    if (document.fullscreenElement !== box) void box.requestFullscreen?.().catch(() => undefined);
  };
  const leave = () => {
    if (document.fullscreenElement === box) void document.exitFullscreen().catch(() => undefined);
  };
  if (!player.paused) fill();
  player.addEventListener('play', fill);
  player.addEventListener('ended', leave);
  return () => {
    player.removeEventListener('play', fill);
    player.removeEventListener('ended', leave);
  };
}
