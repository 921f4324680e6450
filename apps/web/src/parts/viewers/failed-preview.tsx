import { Button, ErrorState, Spinner } from '@lectern/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Sign } from '../sign.tsx';
import { usePreviewTexts } from './preview-texts.ts';
import type { ShownPreview } from './shown-preview.ts';

export interface FailedPreviewProps {
  readonly title?: string;
  readonly text?: string;
  /** Retries; undefined when a retry would fail for the same reason. */
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

/** The state of an address whose file could not be shown. */
export type FileState =
  /** The file cannot be fetched at the moment: the storage is down, or the network offline. */
  | 'away'
  /** The address has expired, or the user can no longer access the file. */
  | 'ended'
  /** The file can be fetched, so its content is invalid. */
  | 'there';

/** Requests one byte of the file to find out its state. */
export async function fileState(url: string): Promise<FileState> {
  try {
    const answer = await fetch(url, { headers: { range: 'bytes=0-0' } });
    await answer.body?.cancel();
    if (answer.status >= 500 || answer.status === 429) return 'away';
    // 416: the file exists and is empty.
    return answer.ok || answer.status === 416 ? 'there' : 'ended';
  } catch {
    return 'away';
  }
}
