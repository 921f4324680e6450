import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Button, EmptyState, LateFailure, Progress, Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import { CircleSlash } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BrokenFile, FailedPreview } from './failed-preview.tsx';
import { MediaPreview } from './media-preview.tsx';
import classes from './preview-dialog.module.css';
import { usePreviewTexts } from './preview-texts.ts';
import type { ShownPreview } from './shown-preview.ts';
import { TextPreview } from './text-preview.tsx';
import { type PreviewLook, type PreviewSource, usePreview } from './use-preview.ts';

/** The drawing of PDF is half a megabyte: it comes with the first one. */
const PdfPreview = late(async () => (await import('./pdf/pdf-preview.tsx')).PdfPreview, {
  waiting: <Spinner fill />,
  failed: LateFailure,
});

export interface FilePreviewProps {
  readonly file: Pick<DocumentItem, 'id' | 'name'>;
  /** What is offered where it cannot be shown. */
  readonly instead?: ReactNode;
  /** Left out: the documents of who is signed in. */
  readonly source?: PreviewSource;
}

/** What a file looks like, filling what it stands in: a picture, a film, a sound, pages or a text. */
export function FilePreview({ file, instead, source }: FilePreviewProps): ReactNode {
  const t = usePreviewTexts();
  const preview = usePreview(file.id, source);
  const { look } = preview;
  switch (look.status) {
    case 'asking':
      return <Spinner fill />;
    case 'offline':
      return <Spinner fill label={t('offline')} delay={0} />;
    case 'preparing':
      return <Preparing preview={preview} progress={look.progress} />;
    case 'none':
      return (
        <EmptyState
          icon={<CircleSlash />}
          title={t('cancelled')}
          action={<Button onClick={preview.again}>{t('again')}</Button>}
        />
      );
    case 'refused':
      return <FailedPreview text={look.message} again={preview.again} instead={instead} />;
    case 'failed':
      return (
        <FailedPreview
          text={look.error.message}
          again={MAY_PASS.has(look.error.code) ? preview.again : undefined}
          instead={instead}
        />
      );
    case 'ready':
      break;
  }
  const shown = { preview: look, again: preview.again, instead };
  if (look.kind === 'picture') return <PicturePreview {...shown} name={file.name} />;
  if (look.kind === 'text') return <TextPreview {...shown} />;
  if (look.kind === 'pdf') return <PdfPreview {...shown} />;
  return <MediaPreview {...shown} name={file.name} />;
}

interface PicturePreviewProps extends ShownPreview {
  readonly name: string;
}

function PicturePreview({ preview, name, again, instead }: PicturePreviewProps): ReactNode {
  const t = usePreviewTexts();
  const [broken, setBroken] = useState(false);
  if (broken) return <BrokenFile url={preview.url} title={t('failed')} again={again} instead={instead} />;
  return <img className={classes.picture} src={preview.url} alt={name} onError={() => setBroken(true)} />;
}

/** What says nothing of the file itself: another try may find it mended. */
const MAY_PASS: ReadonlySet<string> = new Set(['FILES_UNAVAILABLE', 'NOT_READY', 'STORAGE_FULL', 'INTERNAL']);

function Preparing({
  preview,
  progress,
}: {
  readonly preview: PreviewLook;
  readonly progress: number | null;
}): ReactNode {
  const t = usePreviewTexts();
  return (
    <div className={classes.preparing} role="status">
      <p className={classes.preparingTitle}>
        {progress === null ? t('preparing') : t('preparingPercent', { percent: progress })}
      </p>
      <Progress value={progress === null ? null : progress / 100} label={t('preparing')} />
      <p className={classes.preparingText}>{t('preparingText')}</p>
      <Button onClick={preview.cancel}>{t('cancel')}</Button>
    </div>
  );
}
