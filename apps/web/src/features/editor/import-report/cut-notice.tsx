import { Button } from '@lectern/ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cutWords, DownloadSource, useImportedFileTexts } from '../../../parts/imported-file/index.ts';
import type { MissingParts } from '../editing/shown-parts.ts';
import classes from './cut-notice.module.css';
import { markCutRead } from './report-dismissal.ts';
import { useReportTexts } from './texts.ts';

export interface CutNoticeProps {
  readonly documentId: string;
  readonly missing: MissingParts;
  /** Opens the import report; left out where there is none to be seen. */
  readonly onReport?: () => void;
  /** Called when it was read, which this device remembers. */
  readonly onRead: () => void;
}

/** What a courseware does not hold of its file, in words, and the file for whoever may have it. */
export function CutNotice({ documentId, missing, onReport, onRead }: CutNoticeProps): ReactNode {
  const t = useReportTexts();
  const file = useImportedFileTexts();
  const { cut, source } = missing;
  const kept = [
    ...(source ? [file('kept')] : []),
    ...(source && cut.pages + cut.elements > 0 ? [file('split')] : []),
  ];
  return (
    <section className={classes.notice} role="alert" aria-label={t('notWhole')}>
      <TriangleAlert className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.what}>{cutWords(cut)}</p>
        {kept.length > 0 ? <p>{kept.join(t('betweenSentences'))}</p> : null}
      </div>
      <div className={classes.choices}>
        {source ? <DownloadSource documentId={documentId} size={source.size} /> : null}
        {onReport ? (
          <Button size="small" onClick={onReport}>
            {t('seeReport')}
          </Button>
        ) : null}
        <Button
          size="small"
          tone="primary"
          onClick={() => {
            markCutRead(documentId);
            onRead();
          }}
        >
          {t('understood')}
        </Button>
      </div>
    </section>
  );
}
