import type { Frame } from '@lectern/courseware';
import { type CSSProperties, type ReactNode, useContext, useEffect, useState } from 'react';
import { PageScaleContext, useStage } from '../../stage-context.ts';
import { usePageSize } from '../../use-page-size.ts';
import classes from './media-bar.module.css';
import { mediaBarPlace } from './media-bar-place.ts';
import { clockOf, seekStep } from './media-clock.ts';
import { MediaIcon } from './media-icons.tsx';
import { useFillsScreen, useMediaState } from './use-media-state.ts';

export interface MediaBarProps {
  readonly player: HTMLMediaElement;
  /** What holds the player and this bar, and fills the screen when that is asked for. */
  readonly box: HTMLElement;
  readonly frame: Frame;
  readonly name: string | undefined;
  readonly isFilm: boolean;
  /** It is never put out of sight. */
  readonly stays: boolean;
  /** Seconds cut from the start and the end. */
  readonly trim: { readonly start: number; readonly end: number };
}

/** The bar's size on the screen: what stands in it is as large as a finger needs, however large the page is drawn. */
const LEAST_WIDTH_REM = 48;
const HEIGHT_REM = 6.4;

/**
 * The controls of a film or sound in a show. Before it is first played only a sign to play it is seen; then the bar is
 * there while it stands still, after a touch or a move of the mouse, and while the keyboard is in it.
 */
export function MediaBar({ player, box, frame, name, isFilm, stays, trim }: MediaBarProps): ReactNode {
  const { labels, reader } = useStage();
  useMediaState(player);
  const page = usePageSize(reader);
  const scale = useContext(PageScaleContext);
  const full = useFillsScreen(box);
  const awake = useAwake(box);
  const { paused, muted, volume, currentTime } = player;
  const fresh = paused && player.played.length === 0;
  const length = Math.max(0, player.duration - trim.start - trim.end);
  const known = Number.isFinite(length) && length > 0;
  const at = Math.max(0, currentTime - trim.start);
  const silent = muted || volume === 0;
  const toggle = () => {
    if (paused) void player.play().catch(() => undefined);
    else player.pause();
  };
  const setVolume = (next: number) => {
    player.volume = next;
    player.muted = next === 0;
  };
  const style = full ? undefined : barStyle(frame, page, scale, isFilm);
  return (
    <>
      {fresh && isFilm && (
        <span className={classes.begin} style={full ? undefined : { transform: `scale(${1 / scale})` }}>
          <MediaIcon name="play" />
        </span>
      )}
      <div
        className={classes.bar}
        style={style}
        role="group"
        aria-label={name ?? labels.play}
        data-media-bar=""
        data-full={full ? '' : undefined}
        data-seen={stays || awake || (paused && !fresh) ? '' : undefined}
      >
        <button type="button" aria-label={paused ? labels.play : labels.pause} onClick={toggle}>
          <MediaIcon name={paused ? 'play' : 'pause'} />
        </button>
        <input
          type="range"
          className={classes.position}
          style={filled(known ? at / length : 0)}
          aria-label={labels.position}
          aria-valuetext={`${clockOf(at)} / ${clockOf(length)}`}
          min={0}
          max={known ? length : 1}
          step={known ? seekStep(length) : 1}
          value={known ? Math.min(at, length) : 0}
          disabled={!known}
          onChange={({ target }) => {
            player.currentTime = trim.start + target.valueAsNumber;
          }}
        />
        <span className={classes.time}>
          {clockOf(at)} / {clockOf(length)}
        </span>
        <button
          type="button"
          aria-label={labels.mute}
          aria-pressed={silent}
          onClick={() => {
            if (silent && volume === 0) setVolume(0.5);
            else player.muted = !muted;
          }}
        >
          <MediaIcon name={silent ? 'silence' : 'sound'} />
        </button>
        <input
          type="range"
          className={classes.volume}
          style={filled(silent ? 0 : volume)}
          aria-label={labels.volume}
          min={0}
          max={1}
          step={0.05}
          value={muted ? 0 : volume}
          onChange={({ target }) => setVolume(target.valueAsNumber)}
        />
        {isFilm && document.fullscreenEnabled && (
          <button
            type="button"
            aria-label={labels.fullScreen}
            aria-pressed={full}
            onClick={() =>
              void (full ? document.exitFullscreen() : box.requestFullscreen()).catch(() => undefined)
            }
          >
            <MediaIcon name={full ? 'unfill' : 'fill'} />
          </button>
        )}
      </div>
    </>
  );
}

/** How far a slider has come, for its drawing; from 0 to 1. */
function filled(share: number): CSSProperties {
  return { '--filled': `${Math.min(1, share) * 100}%` } as CSSProperties;
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

/** How long the bar stays after the last touch or move, milliseconds. */
const STAY_MS = 3000;

/** Whether a hand was on it a moment ago. */
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
