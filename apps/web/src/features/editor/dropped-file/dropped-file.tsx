import { Button, Dialog, IconButton, Progress, showToast } from '@lectern/ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isAborted, messageOf } from '../../../platform/api/api-error.ts';
import { navigate } from '../../../platform/router/router.ts';
import { useStageTexts } from '../../../platform/transfer/stage-texts.ts';
import { useEditing } from '../editor-context.ts';
import classes from './dropped-file.module.css';
import { type DroppedProgress, importDropped, insertPagesOf } from './import-dropped.ts';
import { droppedFileText, useDroppedFileTexts } from './texts.ts';

export interface DroppedFileProps {
  readonly file: File;
  readonly onDone: () => void;
}

/** Asks what becomes of a dropped presentation or PDF, then shows how far it is; the editor goes on meanwhile. */
export function DroppedFile({ file, onDone }: DroppedFileProps): ReactNode {
  const t = useDroppedFileTexts();
  const stage = useStageTexts();
  const { document, session } = useEditing();
  const [progress, setProgress] = useState<DroppedProgress>();
  const abort = useRef<AbortController>(undefined);
  // Who leaves the editor waits for it no longer.
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (as: 'pages' | 'courseware') => {
    const own = new AbortController();
    abort.current = own;
    try {
      const documentId = await importDropped(file, own.signal, setProgress);
      if (as === 'courseware') {
        navigate(`/view?fileId=${documentId}`);
        return;
      }
      setProgress({ stage: 'inserting' });
      const count = await insertPagesOf(documentId, document, session);
      showToast({ kind: 'success', text: droppedFileText('inserted', { count }) });
    } catch (error) {
      if (isAborted(error)) return;
      const reason = messageOf(error) || droppedFileText('unknown');
      showToast({ kind: 'failure', text: droppedFileText('failed', { name: file.name, reason }) });
    } finally {
      onDone();
    }
  };

  if (!progress) {
    return (
      <Dialog
        open
        size="fit"
        title={t('title')}
        description={t('ask', { name: file.name })}
        onOpenChange={(open) => open || onDone()}
      >
        <div className={classes.choices}>
          {session.canEdit ? (
            <Button tone="primary" onClick={() => void start('pages')}>
              {t('pages')}
            </Button>
          ) : null}
          <Button onClick={() => void start('courseware')}>{t('courseware')}</Button>
          <Button tone="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        </div>
      </Dialog>
    );
  }
  const percent = Math.floor((progress.progress ?? 0) * 100);
  return (
    <section className={classes.card} aria-label={t('title')}>
      <div className={classes.line}>
        <span className={classes.name} title={file.name}>
          {file.name}
        </span>
        <IconButton
          size="small"
          label={t('cancelOf', { name: file.name })}
          icon={<X aria-hidden="true" />}
          onClick={() => abort.current?.abort()}
        />
      </div>
      <Progress value={progress.progress ?? null} label={t('progress', { name: file.name })} tone="jade" />
      <p className={classes.stage} role="status">
        {stage(progress.stage, { percent })}
      </p>
    </section>
  );
}
