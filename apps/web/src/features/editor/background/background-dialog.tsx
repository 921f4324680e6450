import type { PictureElement } from '@lectern/courseware';
import { Button, Dialog, ErrorState, Slider, Spinner, Stack, Switch, showToast, Text } from '@lectern/ui';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { replaceBytes } from '../media/replace-picture.ts';
import classes from './background.module.css';
import { BackgroundWork } from './background-work.ts';
import { useBackgroundTexts } from './texts.ts';

export interface BackgroundDialogProps {
  readonly element: PictureElement;
  readonly onClose: () => void;
}

const usualTolerance = 15;
/** Share of the picture's pixels below which a removal is not noticeable. */
const nothing = 0.001;

/** Removes a plain background from a picture: previewed at once, stored on apply. */
export function BackgroundDialog({ element, onClose }: BackgroundDialogProps): ReactNode {
  const t = useBackgroundTexts();
  const { session, document: courseware } = useEditing();
  const { canvas, work, state, setState, share } = useBackgroundWork(element);
  const [tolerance, setTolerance] = useState(usualTolerance);
  const [everywhere, setEverywhere] = useState(false);
  const [stopped] = useState(() => new AbortController());
  useEffect(() => () => stopped.abort(), [stopped]);

  const ask = (next: How) => {
    setTolerance(next.tolerance);
    setEverywhere(next.everywhere);
    work.current?.remove(next);
  };
  const apply = async () => {
    if (!work.current) return;
    setState('storing');
    try {
      const file = await work.current.finish();
      const stored = await courseware.upload(file, () => undefined, stopped.signal);
      if (stopped.signal.aborted) return;
      replaceBytes(session, element, stored);
      onClose();
    } catch (error) {
      if (stopped.signal.aborted) return;
      const reason = error instanceof Error ? error.message : '';
      showToast({ kind: 'failure', text: t('notStored', { reason }) });
      setState('shown');
    }
  };
  return (
    <Dialog
      open
      size="wide"
      title={t('title')}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            busy={state === 'storing'}
            disabled={state !== 'shown' || share < nothing}
            onClick={() => void apply()}
          >
            {t('apply')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Stack align="center" items="center" radius="control" className={classes.shown}>
          <canvas ref={canvas} role="img" aria-label={t('preview')} hidden={state === 'failed'} />
          {state === 'waiting' ? <Spinner fill /> : null}
          {state === 'failed' ? <ErrorState icon={<CircleAlert />} title={t('failed')} /> : null}
        </Stack>
        <Choices how={{ tolerance, everywhere }} disabled={state === 'failed'} onChange={ask} />
        <Text as="p" tone="quiet" size="small" role="status">
          {state === 'shown' && share < nothing ? t('nothing') : t('help')}
        </Text>
      </Stack>
    </Dialog>
  );
}

interface How {
  /** Maximum difference of a colour from the background's colour, 0 to 100. */
  readonly tolerance: number;
  /** Within the picture too, and not only where the background touches its edge. */
  readonly everywhere: boolean;
}

interface ChoicesProps {
  readonly how: How;
  readonly disabled: boolean;
  readonly onChange: (how: How) => void;
}

function Choices({ how: { tolerance, everywhere }, disabled, onChange }: ChoicesProps): ReactNode {
  const t = useBackgroundTexts();
  return (
    <>
      <Stack align="center" size="body" className={classes.row}>
        <span>
          {t('tolerance')} {tolerance}
        </span>
        <Slider
          label={t('tolerance')}
          min={0}
          max={100}
          value={tolerance}
          disabled={disabled}
          onChange={(next) => onChange({ tolerance: next, everywhere })}
        />
      </Stack>
      <Switch
        label={t('everywhere')}
        checked={everywhere}
        onChange={(next) => onChange({ tolerance, everywhere: next })}
      />
    </>
  );
}

/** The work on the picture, the result on the canvas, and the removed share of the picture. */
function useBackgroundWork(element: PictureElement) {
  const { document: courseware } = useEditing();
  const canvas = useRef<HTMLCanvasElement>(null);
  const work = useRef<BackgroundWork>(undefined);
  const [state, setState] = useState<'waiting' | 'shown' | 'storing' | 'failed'>('waiting');
  const [share, setShare] = useState(0);
  const address = courseware.assets.url(element.asset);

  useEffect(() => {
    const gone = new AbortController();
    const failed = () => setState((now) => (gone.signal.aborted ? now : 'failed'));
    const begin = async () => {
      if (address === undefined) throw new Error('the file of the background is unknown');
      const answer = await fetch(address, { signal: gone.signal });
      if (!answer.ok) throw new Error(String(answer.status));
      const file = await answer.blob();
      if (gone.signal.aborted) return;
      work.current = new BackgroundWork(
        file,
        ({ bitmap, share: taken }) => {
          const node = canvas.current;
          if (node) {
            node.width = bitmap.width;
            node.height = bitmap.height;
            node.getContext('2d')?.drawImage(bitmap, 0, 0);
          }
          bitmap.close();
          setShare(taken);
          setState((now) => (now === 'waiting' ? 'shown' : now));
        },
        failed,
      );
      work.current.remove({ tolerance: usualTolerance, everywhere: false });
    };
    begin().catch(failed);
    return () => {
      gone.abort();
      work.current?.dispose();
      work.current = undefined;
    };
  }, [address]);
  return { canvas, work, state, setState, share };
}
