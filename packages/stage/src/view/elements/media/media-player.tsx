import type { AudioElement, Frame, VideoElement } from '@lectern/courseware';
import { lazyComponent } from '@lectern/ui/lazy';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keepSettings } from './media-settings.ts';

const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** The controls are loaded with the first video or sound that is shown. */
const MediaBar = lazyComponent(async () => (await import('./media-bar.tsx')).MediaBar);

export interface MediaPlayerProps {
  readonly element: VideoElement | AudioElement;
  readonly frame: Frame;
  readonly source: string;
  readonly poster: string | undefined;
}

/**
 * A video or sound in a show. The show starts it (`data-autoplay`), because the show knows when the page is visible and
 * which media its animations play; the show also plays or pauses it on clicks. Trimming, volume and loops are handled
 * by this component. The controls are custom, because the controls of browsers are small, offer to download the file,
 * and use the keys of the show.
 */
export function MediaPlayer({ element, frame, source, poster }: MediaPlayerProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<HTMLMediaElement | null>(null);
  const { trimStart = 0, trimEnd = 0, volume, loop = false } = element;
  useEffect(() => {
    if (player) return keepSettings(player, { trimStart, trimEnd, volume, loop });
  }, [player, trimStart, trimEnd, volume, loop]);
  const shared = {
    ref: setPlayer,
    src: source,
    // With trimming, the browser's own loop would play the trimmed ends.
    loop: loop && trimStart === 0 && trimEnd === 0,
    preload: 'metadata',
    'aria-label': element.alt ?? element.name,
    'data-autoplay': element.autoplay ? '' : undefined,
    'data-across-pages': element.acrossPages ? (element.acrossPageCount ?? 999) : undefined,
    'data-hide-when-stopped': element.hideWhenStopped ? '' : undefined,
  };
  return (
    <div ref={box} data-media="" style={{ ...WHOLE, cursor: 'pointer' }}>
      {element.type === 'audio' ? (
        <>
          {poster ? <img src={poster} alt="" draggable={false} style={WHOLE} /> : null}
          <audio {...shared} />
        </>
      ) : (
        <video
          {...shared}
          poster={poster}
          playsInline
          disablePictureInPicture
          style={{ ...WHOLE, objectFit: 'fill', background: '#000' }}
        />
      )}
      {player && box.current ? (
        <MediaBar player={player} box={box.current} frame={frame} element={element} />
      ) : null}
    </div>
  );
}
