import type { AudioElement, VideoElement } from '@lectern/courseware';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { useAssetUrl, useStage } from '../stage-context.ts';

/** Video and sound: a poster while editing, the browser's own player in the show. */
export function MediaView({ element }: DrawingProps<'video' | 'audio'>): ReactNode {
  const { mode } = useStage();
  const poster = useAssetUrl(element.poster);
  const source = useAssetUrl(element.asset);
  if (mode === 'show' && source) return <Player element={element} source={source} poster={poster} />;
  return <Poster element={element} poster={poster} />;
}

interface PlayerProps {
  readonly element: VideoElement | AudioElement;
  readonly source: string;
  readonly poster: string | undefined;
}

const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

function Player({ element, source, poster }: PlayerProps): ReactNode {
  const media = useRef<HTMLVideoElement>(null);
  const { trimStart = 0, trimEnd = 0, volume } = element;
  useEffect(() => {
    const player = media.current;
    if (!player) return;
    if (volume !== undefined) player.volume = Math.min(1, Math.max(0, volume));
    const begin = () => {
      if (trimStart > 0) player.currentTime = trimStart;
    };
    const stopAtEnd = () => {
      if (trimEnd > 0 && player.duration - player.currentTime <= trimEnd) {
        player.pause();
        player.currentTime = trimStart;
      }
    };
    player.addEventListener('loadedmetadata', begin);
    player.addEventListener('timeupdate', stopAtEnd);
    return () => {
      player.removeEventListener('loadedmetadata', begin);
      player.removeEventListener('timeupdate', stopAtEnd);
    };
  }, [trimStart, trimEnd, volume]);
  const shared = {
    ref: media,
    src: source,
    controls: true,
    loop: element.loop,
    autoPlay: element.autoplay,
    preload: 'metadata',
    'aria-label': element.alt ?? element.name,
  };
  if (element.type === 'audio') {
    // A sound's icon is often too small for controls: they keep a size that a finger can hit.
    return (
      <>
        {poster ? <img src={poster} alt="" style={WHOLE} /> : null}
        <audio {...shared} style={{ position: 'absolute', left: 0, top: '100%', width: 320, height: 54 }} />
      </>
    );
  }
  return (
    <video
      {...shared}
      poster={poster}
      playsInline
      style={{ ...WHOLE, objectFit: 'fill', background: '#000' }}
    />
  );
}

interface PosterProps {
  readonly element: VideoElement | AudioElement;
  readonly poster: string | undefined;
}

function Poster({ element, poster }: PosterProps): ReactNode {
  const { labels, mode } = useStage();
  const { w, h } = element.frame;
  const size = Math.min(64, w / 2, h / 2);
  return (
    <div role="img" aria-label={element.alt ?? element.name ?? labels.play} style={WHOLE}>
      {poster ? (
        <img src={poster} alt="" draggable={false} style={{ ...WHOLE, pointerEvents: 'none' }} />
      ) : (
        <div style={{ ...WHOLE, background: element.type === 'video' ? '#1f2430' : '#e8eaf0' }} />
      )}
      {mode !== 'thumbnail' || !poster ? (
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
