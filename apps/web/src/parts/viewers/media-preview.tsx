import { MediaPlayer } from '@lectern/ui/media-player';
import { Music } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BrokenFile } from './failed-preview.tsx';
import classes from './preview-dialog.module.css';
import { usePreviewTexts } from './preview-texts.ts';
import type { ShownPreview } from './shown-preview.ts';

export interface MediaPreviewProps extends ShownPreview {
  readonly name: string;
}

/** Plays a film, or a sound under its picture. */
export function MediaPreview({ preview, name, again, instead }: MediaPreviewProps): ReactNode {
  const t = usePreviewTexts();
  const [broken, setBroken] = useState(false);
  if (broken) return <BrokenFile url={preview.url} title={t('cannotPlay')} again={again} instead={instead} />;
  const labels = {
    play: t('media.play'),
    pause: t('media.pause'),
    position: t('media.position'),
    volume: t('media.volume'),
    mute: t('media.mute'),
    fullScreen: t('media.fullScreen'),
  };
  const played = { source: preview.url, name, labels, onError: () => setBroken(true) };
  if (preview.kind === 'video')
    return <MediaPlayer {...played} kind="film" fills poster={preview.poster ?? undefined} />;
  return (
    <div className={classes.sound}>
      <div className={classes.record}>
        {preview.poster === null ? <Music aria-hidden="true" /> : <img src={preview.poster} alt="" />}
      </div>
      <p className={classes.soundName}>{name}</p>
      <MediaPlayer {...played} kind="sound" />
    </div>
  );
}
