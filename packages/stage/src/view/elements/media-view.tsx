import type { AudioElement, VideoElement } from '@lectern/courseware';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAssetUrl, useStage } from '../stage-context.ts';

/** Video and sound: a poster while editing, the browser's own player in the show. */
export function MediaView({ element }: Pick<PlayerProps, 'element'>): ReactNode {
  const { mode } = useStage();
  const poster = useAssetUrl(element.poster);
  const source = useAssetUrl(element.asset);
  if (mode === 'show' && source) return <Player element={element} source={source} poster={poster} />;
  return (
    <>
      <Poster element={element} poster={poster} />
      {mode === 'show' && element.url !== undefined ? <Elsewhere address={element.url} /> : null}
    </>
  );
}

interface PlayerProps {
  readonly element: VideoElement | AudioElement;
  readonly source: string;
  readonly poster: string | undefined;
}

const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/**
 * What plays. The show begins it (`data-autoplay`), since it knows when the page is there and what its animations say;
 * trimming, volume and repeats are kept here.
 */
function Player({ element, source, poster }: PlayerProps): ReactNode {
  const media = useRef<HTMLVideoElement>(null);
  const { trimStart = 0, trimEnd = 0, volume, loop = false, fullScreen } = element;
  useEffect(() => {
    const player = media.current;
    if (!player) return;
    return keepSettings(player, { trimStart, trimEnd, volume, loop, fullScreen });
  }, [trimStart, trimEnd, volume, loop, fullScreen]);
  const shared = {
    ref: media,
    src: source,
    controls: true,
    // What is cut from the end is not heard on the way back to the start.
    loop: loop && trimStart === 0 && trimEnd === 0,
    preload: 'metadata',
    'aria-label': element.alt ?? element.name,
    'data-autoplay': element.autoplay ? '' : undefined,
    'data-across-pages': element.acrossPages ? (element.acrossPageCount ?? 999) : undefined,
    'data-hide-when-stopped': element.hideWhenStopped ? '' : undefined,
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

interface MediaSettings {
  readonly trimStart: number;
  readonly trimEnd: number;
  readonly volume: number | undefined;
  readonly loop: boolean;
  readonly fullScreen: boolean | undefined;
}

/** Holds a player to what the element says of it; what comes back lets go. Seconds; volume from 0 to 1. */
function keepSettings(player: HTMLVideoElement, settings: MediaSettings): () => void {
  const { trimStart, trimEnd, volume, loop, fullScreen } = settings;
  if (volume !== undefined) player.volume = Math.min(1, Math.max(0, volume));
  const end = () => player.duration - trimEnd;
  const begin = () => {
    if (trimStart > 0 && player.currentTime < trimStart) player.currentTime = trimStart;
  };
  const stopAtEnd = () => {
    if (trimEnd <= 0 || player.paused || !(player.currentTime >= end())) return;
    player.currentTime = trimStart;
    if (!loop) player.pause();
  };
  const again = () => {
    if (!loop) return;
    player.currentTime = trimStart;
    void player.play().catch(() => undefined);
  };
  const fill = () => {
    if (fullScreen && document.fullscreenElement !== player)
      void player.requestFullscreen?.().catch(() => undefined);
  };
  const leave = () => {
    if (fullScreen && document.fullscreenElement === player)
      void document.exitFullscreen().catch(() => undefined);
  };
  const listeners = [
    ['loadedmetadata', begin],
    ['play', begin],
    ['play', fill],
    ['timeupdate', stopAtEnd],
    ['ended', again],
    ['ended', leave],
  ] as const;
  for (const [event, listener] of listeners) player.addEventListener(event, listener);
  return () => {
    for (const [event, listener] of listeners) player.removeEventListener(event, listener);
  };
}

/** A file on another server is never asked for by itself: its address is said, and opens when somebody wants it. */
function Elsewhere({ address }: { readonly address: string }): ReactNode {
  const { labels } = useStage();
  const host = hostOf(address);
  if (host === undefined) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer noopener"
      style={{
        ...{
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 0,
          padding: '8px 12px',
          boxSizing: 'border-box',
        },
        ...{
          background: 'rgb(0 0 0 / 72%)',
          color: '#fff',
          font: '18px/1.4 sans-serif',
          textAlign: 'center',
        },
        overflowWrap: 'anywhere',
      }}
    >
      {labels.elsewhere(host)}
    </a>
  );
}

function hostOf(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).host;
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
