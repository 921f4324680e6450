import type { AudioElement, VideoElement } from '@lectern/courseware';
import { Button, Row, showToast } from '@lectern/ui';
import { Camera, Film, ImageOff, ImageUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { stillOf } from '../../media/first-frame.ts';
import { acceptedTypes } from '../../media/insert-media.ts';
import { keepAsset } from '../../media/keep-asset.ts';
import classes from './media.module.css';
import { useMediaTexts } from './texts.ts';

export interface PosterButtonsProps {
  readonly element: VideoElement | AudioElement;
  readonly player: HTMLMediaElement;
}

/** Buttons for the picture shown before a video or sound plays: a frame of the video, a picture file, or no picture. */
export function PosterButtons({ element, player }: PosterButtonsProps): ReactNode {
  const t = useMediaTexts();
  const { document, session } = useEditing();
  const [busy, setBusy] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const [stopped] = useState(() => new AbortController());
  useEffect(() => () => stopped.abort(), [stopped]);
  const locked = element.locked === true;
  const { id, name = '' } = element;

  const put = async (take: () => Promise<Blob | undefined>) => {
    setBusy(true);
    try {
      const still = await take();
      if (!still) throw new Error(t('noStill'));
      const stored = await document.upload(still, () => undefined, stopped.signal);
      if (stopped.signal.aborted) return;
      if (!stored.mime.startsWith('image/')) throw new Error(t('notPicture'));
      session.edit((edit) => {
        keepAsset(edit, stored, name);
        edit.update<VideoElement>(id, { poster: stored.hash });
      });
    } catch (error) {
      if (stopped.signal.aborted) return;
      const reason = error instanceof Error ? error.message : '';
      showToast({ kind: 'failure', text: t('posterFailed', { reason }) });
    } finally {
      if (!stopped.signal.aborted) setBusy(false);
    }
  };
  const film = player instanceof HTMLVideoElement ? player : undefined;
  const first = async (shown: HTMLVideoElement) => {
    // The very first frame of a video is often black.
    await seek(player, Math.min((element.trimStart ?? 0) + 0.1, shown.duration / 2), stopped.signal);
    return stillOf(shown);
  };
  const shared = { size: 'small', disabled: locked || busy } as const;
  return (
    <Row wrap className={classes.row}>
      {film ? (
        <>
          <Button {...shared} icon={<Camera />} onClick={() => void put(() => stillOf(film))}>
            {t('posterHere')}
          </Button>
          <Button {...shared} icon={<Film />} onClick={() => void put(() => first(film))}>
            {t('posterFirst')}
          </Button>
        </>
      ) : null}
      <Button {...shared} icon={<ImageUp />} onClick={() => picker.current?.click()}>
        {t('posterFile')}
      </Button>
      <Button
        {...shared}
        tone="quiet"
        icon={<ImageOff />}
        disabled={locked || busy || element.poster === undefined}
        onClick={() => session.edit((edit) => edit.update<VideoElement>(id, { poster: undefined }))}
      >
        {t('posterNone')}
      </Button>
      <input
        ref={picker}
        type="file"
        className={classes.input}
        accept={acceptedTypes.picture}
        data-poster=""
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void put(() => Promise.resolve(file));
          event.target.value = '';
        }}
      />
    </Row>
  );
}

function seek(player: HTMLMediaElement, at: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    player.pause();
    player.addEventListener('seeked', () => resolve(), { once: true, signal });
    player.currentTime = at;
  });
}
