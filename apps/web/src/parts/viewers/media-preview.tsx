import type { ReadyPreview } from '@lectern/protocol/previews';
import { ErrorState } from '@lectern/ui';
import { MediaPlayer } from '@lectern/ui/media-player';
import { CircleAlert, Music } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import classes from './preview-dialog.module.css';
import { usePreviewTexts } from './preview-texts.ts';

export interface MediaPreviewProps {
  readonly preview: ReadyPreview;
  readonly name: string;
  /** What is offered where it cannot be played. */
  readonly action: ReactNode;
}

/** Plays a film, or a sound under its picture. */
export function MediaPreview({ preview, name, action }: MediaPreviewProps): ReactNode {
  const t = usePreviewTexts();
  const [broken, setBroken] = useState(false);
  if (broken) return <ErrorState icon={<CircleAlert />} title={t('cannotPlay')} action={action} />;
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
