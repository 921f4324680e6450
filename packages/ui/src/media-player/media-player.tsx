import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { MediaControls, type MediaLabels, togglePlaying } from './media-controls.tsx';
import classes from './media-player.module.css';

export interface MediaPlayerProps {
  readonly kind: 'film' | 'sound';
  readonly source: string | undefined;
  readonly name: string;
  readonly labels: MediaLabels;
  readonly poster?: string | undefined;
  /** Whether the medium starts to play without a click. */
  readonly autoPlay?: boolean;
  /** Whether the video fills the available height; by default its height follows from its width. */
  readonly fills?: boolean;
  readonly onError?: () => void;
}

/** A video or sound above its controls, which stay visible. */
export function MediaPlayer(props: MediaPlayerProps): ReactNode {
  const { kind, source, name, labels, poster, autoPlay, fills, onError } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [player, setPlayer] = useState<HTMLMediaElement | null>(null);
  const played = { ref: setPlayer, src: source, autoPlay, onError, preload: 'metadata', 'aria-label': name };
  return (
    <div ref={setBox} className={classNames(classes.box, fills && classes.fills)} data-media="">
      {kind === 'film' ? (
        <video
          {...played}
          poster={poster}
          className={classes.film}
          playsInline
          disablePictureInPicture
          onClick={({ currentTarget }) => togglePlaying(currentTarget)}
        />
      ) : (
        <audio {...played} />
      )}
      {player && box ? (
        <MediaControls player={player} box={box} name={name} labels={labels} isFilm={kind === 'film'} />
      ) : null}
    </div>
  );
}
