import { Button, ErrorState, Spinner } from '@lectern/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Sign } from '../sign.tsx';
import { type FileState, fileState } from './file-state.ts';
import { usePreviewTexts } from './preview-texts.ts';
import type { ShownPreview } from './shown-preview.ts';

export interface FailedPreviewProps {
  readonly title?: string;
  readonly text?: string;
  /** Retries; undefined when a retry would fail in the same way. */
  readonly again?: (() => void) | undefined;
  readonly instead?: ReactNode;
}

export function FailedPreview({ title, text, again, instead }: FailedPreviewProps): ReactNode {
  const t = usePreviewTexts();
  const action = again ? (
    <>
      <Button onClick={again}>{t('retry')}</Button>
      {instead}
    </>
  ) : (
    instead
  );
  return (
    <ErrorState
      icon={<Sign of="failed" />}
      title={title ?? t('failed')}
      {...(text && { text })}
      action={action}
    />
  );
}

export interface BrokenFileProps {
  readonly shown: Pick<ShownPreview, 'preview' | 'again' | 'renew'>;
  /** The message for a file that is available but cannot be shown. */
  readonly title: string;
  /** The address was renewed, and the file can be loaded again. */
  readonly onRenewed: () => void;
  readonly instead?: ReactNode;
}

/**
 * Replaces a file that could not be shown. An expired address is renewed silently; an unreachable file storage is not
 * the file's fault, so no download is offered then.
 */
export function BrokenFile({ shown, title, onRenewed, instead }: BrokenFileProps): ReactNode {
  const t = usePreviewTexts();
  const { renew, again } = shown;
  const { url } = shown.preview;
  const [state, setState] = useState<FileState>();
  const renewed = useRef(onRenewed);
  renewed.current = onRenewed;
  useEffect(() => {
    let left = false;
    const look = async () => {
      const found = await fileState(url);
      if (left) return;
      if (found === 'ended' && (await renew())) renewed.current();
      else if (!left) setState(found);
    };
    void look();
    return () => {
      left = true;
    };
  }, [url, renew]);
  if (state === undefined) return <Spinner fill />;
  if (state === 'there') return <FailedPreview title={title} instead={instead} />;
  return <FailedPreview text={t('away')} again={again} />;
}
