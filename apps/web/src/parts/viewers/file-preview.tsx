import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Button, Column, EmptyState, Spinner } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import { Sign } from '../sign.tsx';
import { FailedPreview } from './failed-preview.tsx';
import { FilmViewer } from './media/film-viewer.tsx';
import { SoundViewer } from './media/sound-viewer.tsx';
import { LeafFrame } from './picture/leaf-frame.tsx';
import classes from './picture/picture-viewer.module.css';
import { PictureViewer } from './picture/picture-viewer.tsx';
import { usePreviewTexts } from './preview-texts.ts';
import type { Leaf, ShownPreview } from './shown-preview.ts';
import { TextPreview } from './text-preview.tsx';
import { type PreviewSource, usePreview } from './use-preview.ts';
import type { ViewerKeys } from './viewer-keys.ts';
import { LEAFED } from './viewer-marks.ts';

/** The PDF renderer is half a megabyte: it is loaded with the first PDF. */
const PdfPreview = lazyComponent(async () => (await import('./pdf/pdf-preview.tsx')).PdfPreview, {
  waiting: <Spinner fill />,
  failed: ({ again }) => <FailedPreview again={again} />,
});

/** This component is loaded on demand, because most files are shown without conversion. */
const Preparing = lazyComponent(async () => (await import('./preparing.tsx')).Preparing, {
  waiting: <Spinner fill />,
  failed: ({ again }) => <FailedPreview again={again} />,
});

export interface FilePreviewProps {
  readonly file: Pick<DocumentItem, 'id' | 'name'>;
  /** Offered when the file cannot be shown. */
  readonly instead?: ReactNode;
  /** Default: the documents of the signed-in user. */
  readonly source?: PreviewSource;
  /** Default: all key presses of the page. */
  readonly keys?: ViewerKeys;
  /** The next and previous file, if the viewer should have buttons for them. */
  readonly leaf?: Leaf | undefined;
  /** The component around it uses the arrow keys to page through files. */
  readonly arrowsLeaf?: boolean;
  /** False when the component around it stores the position of a video. */
  readonly keepsPlace?: boolean;
}

/** A file that fills its container: a picture, a video, a sound, pages or a text. */
export function FilePreview({
  file,
  instead,
  source,
  keys = 'page',
  leaf,
  arrowsLeaf = leaf !== undefined,
  keepsPlace = true,
}: FilePreviewProps): ReactNode {
  const t = usePreviewTexts();
  const preview = usePreview(file.id, source);
  const { look } = preview;
  const insteadOfIt = () => {
    switch (look.status) {
      case 'offline':
        return <Spinner fill label={t('offline')} delay={0} />;
      case 'preparing':
        return <Preparing progress={look.progress} onCancel={preview.cancel} />;
      case 'none':
        return (
          <EmptyState
            icon={<Sign of="none" />}
            title={t('cancelled')}
            action={<Button onClick={preview.again}>{t('again')}</Button>}
          />
        );
      case 'refused':
        if (look.code === 'PREVIEW_UNSUPPORTED')
          return (
            <EmptyState
              icon={<Sign of="none" />}
              title={t('noViewer')}
              text={look.message}
              action={instead}
            />
          );
        return <FailedPreview text={look.message} again={preview.again} instead={instead} />;
      case 'failed':
        return (
          <FailedPreview
            text={look.error.message}
            again={MAY_PASS.has(look.error.code) ? preview.again : undefined}
            instead={instead}
          />
        );
      default:
        return undefined;
    }
  };
  if (look.status === 'asking') return <AwaitedFile />;
  if (look.status !== 'ready') return <LeafFrame leaf={leaf}>{insteadOfIt()}</LeafFrame>;
  const { again, renew } = preview;
  const shown: ShownPreview = {
    id: file.id,
    name: file.name,
    preview: look,
    again,
    renew,
    instead,
    keys,
    leaf,
    arrowsLeaf,
    keepsPlace,
  };
  switch (look.kind) {
    case 'picture':
      return <PictureViewer {...shown} />;
    case 'text':
      return <TextPreview {...shown} />;
    case 'pdf':
      return <PdfPreview {...shown} />;
    case 'video':
      return <FilmViewer {...shown} />;
    case 'audio':
      return <SoundViewer {...shown} />;
  }
}

/** Errors that are not about the file, so that a retry may succeed. */
const MAY_PASS: ReadonlySet<string> = new Set(['FILES_UNAVAILABLE', 'NOT_READY', 'STORAGE_FULL', 'INTERNAL']);

/** Placeholder of a loading file, over which a user who pages quickly can already swipe. */
function AwaitedFile(): ReactNode {
  return (
    <Column wide className={classes.viewer}>
      <div className={classes.room} {...{ [LEAFED]: '' }}>
        <Spinner fill />
      </div>
    </Column>
  );
}
