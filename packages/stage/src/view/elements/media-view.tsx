import type { AudioElement, Frame, VideoElement } from '@lectern/courseware';
import { lazyComponent } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import { useAssetUrl, useStage } from '../stage-context.ts';
import { MediaPlayer } from './media/media-player.tsx';

/** This component is loaded on demand: few videos are on another server. */
const Elsewhere = lazyComponent(async () => (await import('./media/elsewhere.tsx')).Elsewhere);

interface MediaViewProps {
  readonly element: VideoElement | AudioElement;
  /** The displayed frame. */
  readonly frame: Frame;
}

/** Video and sound: a poster while editing, a player in the show. */
export function MediaView({ element, frame }: MediaViewProps): ReactNode {
  const { mode } = useStage();
  const poster = useAssetUrl(element.poster);
  const source = useAssetUrl(element.asset);
  if (mode === 'show' && source)
    return <MediaPlayer element={element} frame={frame} source={source} poster={poster} />;
  return (
    <>
      <Poster element={element} poster={poster} source={source} />
      {mode === 'show' && element.url !== undefined ? <Elsewhere address={element.url} /> : null}
    </>
  );
}

const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** The colour of a video's area while its picture loads, or without a picture. */
const DARK = '#1f2430';
/** Seconds: the very first frame of a video is often black. */
const NEAR_THE_BEGINNING = 0.1;

/** A frame near the beginning of a video without a poster. */
function FirstFrame({
  source,
  start = 0,
}: {
  readonly source: string;
  readonly start: number | undefined;
}): ReactNode {
  return (
    <video
      aria-hidden="true"
      tabIndex={-1}
      src={`${source}#t=${start + NEAR_THE_BEGINNING}`}
      preload="metadata"
      muted
      playsInline
      disablePictureInPicture
      style={{ ...WHOLE, objectFit: 'fill', background: DARK, pointerEvents: 'none' }}
    />
  );
}

interface PosterProps {
  readonly element: VideoElement | AudioElement;
  readonly poster: string | undefined;
  readonly source: string | undefined;
}
function Poster({ element, poster, source }: PosterProps): ReactNode {
  const { labels, mode } = useStage();
  const { w, h } = element.frame;
  const size = Math.min(64, w / 2, h / 2);
  return (
    <div data-poster="" role="img" aria-label={element.alt ?? element.name ?? labels.play} style={WHOLE}>
      {poster ? (
        <img src={poster} alt="" draggable={false} style={{ ...WHOLE, pointerEvents: 'none' }} />
      ) : element.type === 'video' && source && mode !== 'print' ? (
        <FirstFrame source={source} start={element.trimStart} />
      ) : (
        <div style={{ ...WHOLE, background: element.type === 'video' ? DARK : '#e8eaf0' }} />
      )}
      {(mode !== 'thumbnail' && mode !== 'print') || !poster ? (
        <svg
          aria-hidden="true"
          viewBox="0 0 64 64"
          width={size}
          height={size}
          style={{ position: 'absolute', left: (w - size) / 2, top: (h - size) / 2 }}
        >
          <circle cx="32" cy="32" r="30" fill="#000" fillOpacity="0.5" />
          {element.type === 'video' ? (
            <path d="M25 19l22 13-22 13z" fill="#fff" />
          ) : (
            <path
              d="M18 27v10h7l9 8V19l-9 8zm21-3a12 12 0 0 1 0 16m5-21a19 19 0 0 1 0 26"
              fill="#fff"
              stroke="#fff"
            />
          )}
        </svg>
      ) : null}
    </div>
  );
}
