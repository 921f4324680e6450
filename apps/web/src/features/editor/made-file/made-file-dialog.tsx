import { Button, ConfirmDialog, Dialog } from '@lectern/ui';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { timeInName } from '../media/time-in-name.ts';
import type { MadeFile } from './use-made-file.ts';

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
  /** The file to put on the page, once there is one. */
  readonly made: Blob | undefined;
  /** File name extension, without the dot. */
  readonly extension: string;
  /** Whether closing would lose something, so that the user is asked first. */
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
