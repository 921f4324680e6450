import { Spinner } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrokenFile } from './failed-preview.tsx';
import classes from './preview-dialog.module.css';
import { usePreviewTexts } from './preview-texts.ts';
import type { ShownPreview } from './shown-preview.ts';

async function readText(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`the text answered ${answer.status}`);
  return answer.text();
}

/** A text as it is written, its lines folded. */
export function TextPreview({ preview, again, instead }: ShownPreview): ReactNode {
  const t = usePreviewTexts();
  const text = useQuery({
    queryKey: ['preview-text', preview.url],
    queryFn: ({ signal }) => readText(preview.url, signal),
    gcTime: 0,
  });
  if (text.isError)
    return <BrokenFile url={preview.url} title={t('failed')} again={again} instead={instead} />;
  if (text.isPending) return <Spinner fill />;
  return (
    <div className={classes.text}>
      <article className={classes.paper}>{text.data}</article>
      {preview.cut && <p className={classes.cut}>{t('cut')}</p>}
    </div>
  );
}
