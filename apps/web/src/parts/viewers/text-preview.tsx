import type { ReadyPreview } from '@lectern/protocol/previews';
import { ErrorState, Spinner } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './preview-dialog.module.css';
import { usePreviewTexts } from './preview-texts.ts';

async function readText(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`the text answered ${answer.status}`);
  return answer.text();
}

/** A text as it is written, its lines folded. */
export function TextPreview({ preview }: { readonly preview: ReadyPreview }): ReactNode {
  const t = usePreviewTexts();
  const text = useQuery({
    queryKey: ['preview-text', preview.url],
    queryFn: ({ signal }) => readText(preview.url, signal),
    gcTime: 0,
  });
  if (text.isError) return <ErrorState icon={<CircleAlert />} title={t('failed')} />;
  if (text.isPending) return <Spinner fill />;
  return (
    <div className={classes.text}>
      <article className={classes.paper}>{text.data}</article>
      {preview.cut && <p className={classes.cut}>{t('cut')}</p>}
    </div>
  );
}
