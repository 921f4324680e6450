import { Button, ErrorState, Spinner } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isFileAway } from './file-away.ts';
import { usePreviewTexts } from './preview-texts.ts';

export interface FailedPreviewProps {
  readonly title?: string;
  readonly text?: string;
  /** Tries it again; left out where that would end as it did. */
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
    <ErrorState icon={<CircleAlert />} title={title ?? t('failed')} {...(text && { text })} action={action} />
  );
}

export interface BrokenFileProps {
  readonly url: string;
  /** What is wrong with it, if it can be had. */
  readonly title: string;
  readonly again: () => void;
  readonly instead?: ReactNode;
}

/** Of a file that could not be shown: a store that is away is not the file's fault, and no reason to download it. */
export function BrokenFile({ url, title, again, instead }: BrokenFileProps): ReactNode {
  const t = usePreviewTexts();
  const away = useQuery({
    queryKey: ['preview-away', url],
    queryFn: () => isFileAway(url),
    gcTime: 0,
    staleTime: 0,
  });
  if (away.isPending) return <Spinner fill />;
  if (away.data) return <FailedPreview text={t('away')} again={again} />;
  return <FailedPreview title={title} instead={instead} />;
}
