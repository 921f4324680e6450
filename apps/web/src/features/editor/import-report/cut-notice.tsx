import { Button } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cutWords, DownloadSource, useImportedFileTexts } from '../../../parts/imported-file/index.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { useEditing } from '../editing/editor-context.ts';
import classes from './cut-notice.module.css';
import { markCutRead } from './report-dismissal.ts';
import { useReportTexts } from './texts.ts';

/** What the courseware does not hold of its file, above the page until it was read once on this device. */
export function CutNotice(): ReactNode {
  const t = useReportTexts();
  const file = useImportedFileTexts();
  const { document, importReportShown, missing } = useEditing();
  const shown = useSignal(missing);
  if (!shown) return null;
  const { cut, source } = shown;
  const read = () => {
    markCutRead(currentSession()?.userId ?? '', document.id);
    missing.set(undefined);
  };
  return (
    <section className={classes.notice} role="alert" aria-label={t('notWhole')}>
      <TriangleAlert className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.what}>{cutWords(cut)}</p>
        {source ? <p>{file('kept')}</p> : null}
      </div>
      <div className={classes.choices}>
        {source ? <DownloadSource documentId={document.id} size={source.size} /> : null}
        <Button size="small" onClick={() => importReportShown.set(true)}>
          {t('seeReport')}
        </Button>
        <Button size="small" tone="primary" onClick={read}>
          {t('understood')}
        </Button>
      </div>
    </section>
  );
}
