import type { ReadyPreview } from '@lectern/protocol/previews';
import { ErrorState } from '@lectern/ui';
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
  const played = { src: preview.url, controls: true, onError: () => setBroken(true) };
  if (preview.kind === 'video') {
    return (
      <video
        {...played}
        className={classes.film}
        playsInline
        preload="metadata"
        {...(preview.poster === null ? {} : { poster: preview.poster })}
        {...(preview.width === null ? {} : { width: preview.width })}
        {...(preview.height === null ? {} : { height: preview.height })}
      />
    );
  }
  return (
    <div className={classes.sound}>
      <div className={classes.record}>
        {preview.poster === null ? <Music aria-hidden="true" /> : <img src={preview.poster} alt="" />}
      </div>
      <p className={classes.soundName}>{name}</p>
      <audio {...played} preload="metadata" />
    </div>
  );
}
