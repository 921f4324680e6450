import type { AudioElement, Frame, VideoElement } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { useAssetUrl, useStage } from '../stage-context.ts';
import { MediaPlayer } from './media/media-player.tsx';

interface MediaViewProps {
  readonly element: VideoElement | AudioElement;
  /** As it is shown. */
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

/** Where a film's picture will be, and what is left of it where none comes. */
const DARK = '#1f2430';
/** Seconds: the very first frame of a film is often black. */
const NEAR_THE_BEGINNING = 0.1;

/** The film itself, standing still near its beginning: for one that came without a poster. */
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
