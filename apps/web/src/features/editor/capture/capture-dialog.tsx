import { Button, ConfirmDialog, Dialog } from '@lectern/ui';
import { Check } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { insertFile } from '../media/insert-media.ts';

/** The dialog's texts for its kind of file. */
export interface MadeFileTexts {
  (key: 'title' | 'cancel' | 'insert' | 'dropTitle' | 'dropHelp' | 'drop' | 'keep'): string;
  (key: 'name', values: { readonly time: string }): string;
  (key: 'notStored', values: { readonly reason: string }): string;
}

export interface MadeFileDialogProps {
  readonly texts: MadeFileTexts;
  readonly size: 'fit' | 'wide';
  readonly file: Pick<MadeFile, 'storing' | 'problem' | 'store' | 'stop'>;
  /** The file to put on the page; undefined before it is recorded. */
  readonly made: Blob | undefined;
  /** File name extension, without the dot. */
  readonly extension: string;
  /** Whether closing would lose a recording, so that the user is asked first. */
  readonly holds: boolean;
  /** Called before the user is asked. */
  readonly onLeave?: () => void;
  readonly onClose: () => void;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A dialog in which a file is recorded or drawn, then put on the page, or discarded after a confirmation. */
export function MadeFileDialog(props: MadeFileDialogProps): ReactNode {
  const { texts: t, file, made, extension, holds, onLeave, onClose } = props;
  const [asks, setAsks] = useState(false);
  const leave = () => {
    if (file.storing) return file.stop();
    onLeave?.();
    if (holds) setAsks(true);
    else onClose();
  };
  const insert = (blob: Blob) => {
    const name = t('name', { time: timeInName(new Date()) });
    void file.store(new File([blob], `${name}.${extension}`, { type: blob.type }));
  };
  return (
    <>
      <Dialog
        open
        size={props.size}
        title={t('title')}
        onOpenChange={(open) => !open && leave()}
        footer={
          <>
            <Button onClick={leave}>{t('cancel')}</Button>
            {made === undefined ? null : (
              <Button tone="primary" icon={<Check />} busy={file.storing} onClick={() => insert(made)}>
                {t('insert')}
              </Button>
            )}
          </>
        }
      >
        <div className={props.className}>
          {props.children}
          {file.problem === undefined ? null : <p role="alert">{t('notStored', { reason: file.problem })}</p>}
        </div>
      </Dialog>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('dropTitle')}
        description={t('dropHelp')}
        confirmLabel={t('drop')}
        cancelLabel={t('keep')}
        onConfirm={onClose}
      />
    </>
  );
}

/** State of storing a file that was recorded in a dialog. The dialog keeps the file until it is stored. */
interface MadeFile {
  readonly storing: boolean;
  /** Why storing failed; cleared by another try or by `forgetProblem`. */
  readonly problem: string | undefined;
  readonly store: (file: File) => Promise<void>;
  /** Cancels storing. */
  readonly stop: () => void;
  readonly forgetProblem: () => void;
}

export function useMadeFile(onStored: () => void): MadeFile {
  const { document, session, focusPage } = useEditing();
  const [storing, setStoring] = useState(false);
  const [problem, setProblem] = useState<string>();
  const cancel = useRef<() => void>(undefined);
  const store = async (file: File) => {
    let isStopped = false;
    setStoring(true);
    setProblem(undefined);
    try {
      await insertFile(document, session, file, (progress) => {
        cancel.current =
          progress &&
          (() => {
            isStopped = true;
            progress.cancel();
          });
      });
      if (!isStopped) {
        onStored();
        focusPage();
        return;
      }
    } catch (error) {
      if (!isStopped) setProblem(error instanceof Error ? error.message : '');
    }
    setStoring(false);
  };
  return {
    storing,
    problem,
    store,
    stop: () => cancel.current?.(),
    forgetProblem: () => setProblem(undefined),
  };
}

/** Returns a time of day for a file name, without a colon, which some file systems reject. */
export function timeInName(made: Date): string {
  return [made.getHours(), made.getMinutes()].map((part) => String(part).padStart(2, '0')).join('.');
}
