import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Button, EmptyState, ErrorState, LateFailure, Progress, Spinner } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import { CircleAlert, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { MediaPreview } from './media-preview.tsx';
import classes from './preview-dialog.module.css';
import { usePreviewTexts } from './preview-texts.ts';
import { TextPreview } from './text-preview.tsx';
import { type PreviewLook, usePreview } from './use-preview.ts';

/** The drawing of PDF is half a megabyte: it comes with the first one. */
const PdfPreview = late(async () => (await import('./pdf/pdf-preview.tsx')).PdfPreview, {
  waiting: <Spinner fill />,
  failed: LateFailure,
});

export interface FilePreviewProps {
  readonly file: Pick<DocumentItem, 'id' | 'name'>;
  /** What is offered where it cannot be shown. */
  readonly instead?: ReactNode;
}

/** What a file looks like, filling what it stands in: a picture, a film, a sound, pages or a text. */
export function FilePreview({ file, instead }: FilePreviewProps): ReactNode {
  const t = usePreviewTexts();
  const preview = usePreview(file.id);
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
      return <Failed text={look.message} again={preview.again} instead={instead} />;
    case 'failed':
      return (
        <Failed
          text={look.error.message}
          again={MAY_PASS.has(look.error.code) ? preview.again : undefined}
          instead={instead}
        />
      );
    case 'ready':
      break;
  }
  if (look.kind === 'picture') return <img className={classes.picture} src={look.url} alt={file.name} />;
  if (look.kind === 'text') return <TextPreview preview={look} />;
  if (look.kind === 'pdf') return <PdfPreview url={look.url} action={instead} />;
  return <MediaPreview preview={look} name={file.name} action={instead} />;
}

/** What says nothing of the file itself: another try may find it mended. */
const MAY_PASS: ReadonlySet<string> = new Set(['FILES_UNAVAILABLE', 'NOT_READY', 'STORAGE_FULL', 'INTERNAL']);

interface FailedProps {
  readonly text: string;
  readonly again: (() => void) | undefined;
  readonly instead: ReactNode;
}

function Failed({ text, again, instead }: FailedProps): ReactNode {
  const t = usePreviewTexts();
  const action = again ? (
    <>
      <Button onClick={again}>{t('again')}</Button>
      {instead}
    </>
  ) : (
    instead
  );
  return <ErrorState icon={<CircleAlert />} title={t('failed')} text={text} action={action} />;
}

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
