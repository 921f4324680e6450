import { Button, classNames, Dialog, IconButton, Progress, Row, Stack, showToast, Text } from '@lectern/ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cutWords } from '../../../parts/imported-file.tsx';
import { useStageTexts } from '../../../parts/transfer/index.ts';
import { isAborted, messageOf } from '../../../platform/api/api-error.ts';
import { navigate } from '../../../platform/router/router.ts';
import { useEditing } from '../editing/editor-context.ts';
import classes from './dropped-file.module.css';
import { type DroppedProgress, importDropped, insertPagesOf } from './import-dropped.ts';
import { droppedFileText, useDroppedFileTexts } from './texts.ts';

export interface DroppedFileProps {
  readonly file: File;
  readonly onDone: () => void;
}

/** Lifetime of the message that lists missing parts of a file, milliseconds. */
const CUT_LIFETIME_MS = 20_000;

type As = 'pages' | 'courseware';

type Phase =
  | { readonly kind: 'asking' }
  | { readonly kind: 'running'; readonly progress: DroppedProgress }
  | { readonly kind: 'failed'; readonly as: As; readonly reason: string };

/** Asks how to import a dropped presentation or PDF, then shows the progress; the editor stays usable meanwhile. */
export function DroppedFile({ file, onDone }: DroppedFileProps): ReactNode {
  const t = useDroppedFileTexts();
  const stage = useStageTexts();
  const { document, session, pasteChoice } = useEditing();
  const [phase, setPhase] = useState<Phase>({ kind: 'asking' });
  const abort = useRef<AbortController>(undefined);
  // Leaving the editor aborts the import.
  useEffect(() => () => abort.current?.abort(), []);

  const start = async (as: As) => {
    const own = new AbortController();
    abort.current = own;
    const show = (progress: DroppedProgress) => setPhase({ kind: 'running', progress });
    try {
      const { documentId, cut } = await importDropped(file, own.signal, show);
      if (as === 'courseware') {
        navigate(`/view?fileId=${documentId}`);
      } else {
        show({ stage: 'inserting' });
        const count = await insertPagesOf(documentId, document, session, pasteChoice);
        const inserted = droppedFileText('inserted', { count });
        if (cut)
          showToast({ kind: 'attention', text: `${cutWords(cut)}\n${inserted}`, lifetime: CUT_LIFETIME_MS });
        else showToast({ kind: 'success', text: inserted });
      }
      onDone();
    } catch (error) {
      if (isAborted(error)) onDone();
      else setPhase({ kind: 'failed', as, reason: messageOf(error) || droppedFileText('unknown') });
    }
  };

  if (phase.kind === 'asking')
    return <Question file={file} onStart={(as) => void start(as)} onDone={onDone} />;
  const failed = phase.kind === 'failed';
  return (
    <Stack as="section" gap={2} className={classNames('floating-card', classes.card)} aria-label={t('title')}>
      <Row gap={2}>
        <Text weight="medium" overflow="cut" flex="grow" title={file.name}>
          {file.name}
        </Text>
        <IconButton
          size="small"
          label={t(failed ? 'closeOf' : 'cancelOf', { name: file.name })}
          icon={<X aria-hidden="true" />}
          onClick={() => (failed ? onDone() : abort.current?.abort())}
        />
      </Row>
      {failed ? (
        <>
          <Text as="p" size="small" overflow="breaks" className={classes.failed} role="alert">
            {t('failed', { reason: phase.reason })}
          </Text>
          <Button size="small" onClick={() => void start(phase.as)}>
            {t('retry')}
          </Button>
        </>
      ) : (
        <>
          <Progress
            value={phase.progress.progress ?? null}
            label={t('progress', { name: file.name })}
            tone="jade"
          />
          <Text as="p" tone="quiet" size="small" role="status">
            {stage(phase.progress.stage, { percent: Math.round((phase.progress.progress ?? 0) * 100) })}
          </Text>
        </>
      )}
    </Stack>
  );
}

interface QuestionProps extends DroppedFileProps {
  readonly onStart: (as: As) => void;
}

function Question({ file, onStart, onDone }: QuestionProps): ReactNode {
  const t = useDroppedFileTexts();
  const pages = useEditing().session.canEdit;
  const usual = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      size="fit"
      title={t('title')}
      description={t('ask', { name: file.name })}
      initialFocus={usual}
      onOpenChange={(open) => open || onDone()}
    >
      <Stack gap={3} className={classes.choices}>
        {pages ? (
          <Button ref={usual} tone="primary" onClick={() => onStart('pages')}>
            {t('pages')}
          </Button>
        ) : null}
        <Button
          ref={pages ? undefined : usual}
          tone={pages ? 'plain' : 'primary'}
          onClick={() => onStart('courseware')}
        >
          {t('courseware')}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Stack>
    </Dialog>
  );
}
