import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { clockOf, seekStep } from './media-clock.ts';
import classes from './media-controls.module.css';
import { MediaIcon } from './media-icons.tsx';
import { useFillsScreen, useMediaState } from './use-media-state.ts';

export interface MediaLabels {
  readonly play: string;
  readonly pause: string;
  readonly position: string;
  readonly volume: string;
  readonly mute: string;
  readonly fullScreen: string;
}

export interface MediaControlsProps extends HTMLAttributes<HTMLDivElement> {
  readonly player: HTMLMediaElement;
  /** The box around the player and this bar, which becomes full screen on request. */
  readonly box: HTMLElement;
  readonly name: string | undefined;
  readonly labels: MediaLabels;
  readonly isFilm: boolean;
  /** Seconds cut from the start and the end. */
  readonly trim?: { readonly start: number; readonly end: number };
}

const WHOLE = { start: 0, end: 0 } as const;

/**
 * The control bar of a video or sound. The controls are custom, because the controls of browsers are small, offer to
 * download the file, and use the keys of a show.
 */
export function MediaControls(props: MediaControlsProps): ReactNode {
  const { player, box, name, labels, isFilm, trim = WHOLE, className, ...rest } = props;
  useMediaState(player);
  const full = useFillsScreen(box);
  const { paused, currentTime } = player;
  const length = Math.max(0, player.duration - trim.start - trim.end);
  const known = Number.isFinite(length) && length > 0;
  const at = Math.max(0, currentTime - trim.start);
  return (
    <div
      {...rest}
      className={classNames(classes.controls, className)}
      role="group"
      aria-label={name ?? labels.play}
    >
      <button
        type="button"
        aria-label={paused ? labels.play : labels.pause}
        onClick={() => togglePlaying(player)}
      >
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
      <Volume player={player} labels={labels} />
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
  );
}

/** The volume control; the component around it renders it again when the volume changes. */
function Volume({ player, labels }: Pick<MediaControlsProps, 'player' | 'labels'>): ReactNode {
  const { muted, volume } = player;
  const silent = muted || volume === 0;
  const setVolume = (next: number) => {
    player.volume = next;
    player.muted = next === 0;
  };
  return (
    <>
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
    </>
  );
}

/** Ignores the error when the browser refuses to play: the player stays as it was. */
export function togglePlaying(player: HTMLMediaElement): void {
  if (player.paused) void player.play().catch(() => undefined);
  else player.pause();
}

/** The filled share of a slider, for its style; from 0 to 1. */
function filled(share: number): CSSProperties {
  return { '--filled': `${Math.min(1, share) * 100}%` } as CSSProperties;
}
