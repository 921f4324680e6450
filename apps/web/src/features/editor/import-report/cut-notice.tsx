import { Button, Row, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cutWords, DownloadSource, useImportedFileTexts } from '../../../parts/imported-file.tsx';
import { useEditing } from '../editing/editor-context.ts';
import type { MissingParts } from '../editing/shown-parts.ts';
import classes from './cut-notice.module.css';
import { useSummary } from './import-summary.ts';
import { isCutRead, markCutRead } from './report-dismissal.ts';
import { useReportTexts } from './texts.ts';

export interface CutNoticeProps {
  readonly documentId: string;
  readonly missing: MissingParts;
  /** Opens the import report; left out where the report cannot be shown. */
  readonly onReport?: () => void;
  /** Called when the notice is closed; this device remembers that. */
  readonly onRead: () => void;
}

/**
 * A notice about the parts of the file that the courseware lacks, with a link to the file for users who may have it.
 */
function CutNotice({ documentId, missing, onReport, onRead }: CutNoticeProps): ReactNode {
  const t = useReportTexts();
  const file = useImportedFileTexts();
  const { cut, source } = missing;
  const kept = [
    ...(source ? [file('kept')] : []),
    ...(source && cut.pages + cut.elements > 0 ? [file('split')] : []),
  ];
  return (
    <Row
      as="section"
      size="small"
      tone="ink"
      align="start"
      wrap
      className={classes.notice}
      role="alert"
      aria-label={t('notWhole')}
    >
      <TriangleAlert className={classes.icon} aria-hidden="true" />
      <Text as="div" overflow="breaks" className={classes.words}>
        <Text as="p" size="body" tone="warning" weight="bold">
          {cutWords(cut)}
        </Text>
        {kept.length > 0 ? <p>{kept.join(t('betweenSentences'))}</p> : null}
      </Text>
      <Row wrap gap={2} className={classes.choices}>
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
      </Row>
    </Row>
  );
}

/** The notice above the page of the editor, until it was read. */
export function OpenCutNotice(): ReactNode {
  const { document, importReportShown, missing } = useEditing();
  const shown = useSignal(missing);
  return shown ? (
    <CutNotice
      documentId={document.id}
      missing={shown}
      onReport={() => importReportShown.set(true)}
      onRead={() => missing.set(undefined)}
    />
  ) : null;
}

/** The notice above the pages on a phone, until it was read. */
export function PhoneCutNotice({ documentId }: { readonly documentId: string }): ReactNode {
  const missing = useSummary(documentId)?.missing;
  const [read, setRead] = useState(() => isCutRead(documentId));
  return missing && !read ? (
    <CutNotice documentId={documentId} missing={missing} onRead={() => setRead(true)} />
  ) : null;
}
