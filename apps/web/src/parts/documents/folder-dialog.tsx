import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Button, Dialog, Spinner } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Folder } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { foldersQuery } from './document-queries.ts';
import { useDocumentTexts } from './document-texts.ts';
import classes from './folder-dialog.module.css';

export interface FolderDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** These folders may not be gone into: nothing moves into itself. */
  readonly moving: readonly DocumentItem[];
  readonly onClose: () => void;
  /** `null` is the top. */
  readonly onChoose: (folderId: string | null) => Promise<boolean>;
}

interface Step {
  readonly id: string;
  readonly name: string;
}

/** Chooses a folder of one's own by going down from the top. */
export function FolderDialog({ title, confirmLabel, moving, onClose, onChoose }: FolderDialogProps) {
  const texts = useDocumentTexts();
  const [path, setPath] = useState<readonly Step[]>([]);
  const [busy, setBusy] = useState(false);
  const here = path.at(-1);
  const { data, error, isPending } = useQuery(foldersQuery(here?.id));
  const barred = new Set(moving.map((item) => item.id));
  const folders = data?.items.filter((item) => !barred.has(item.id)) ?? [];

  const choose = async () => {
    setBusy(true);
    if (await onChoose(here?.id ?? null)) onClose();
    else setBusy(false);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="m"
      footer={
        <>
          <Button onClick={onClose}>{texts('cancel')}</Button>
          <Button tone="primary" busy={busy} onClick={() => void choose()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <nav className={classes.path} aria-label={texts('path')}>
        <Button tone="quiet" size="small" onClick={() => setPath([])}>
          {texts('top')}
        </Button>
        {path.map((step, index) => (
          <span key={step.id} className={classes.step}>
            <ChevronRight aria-hidden="true" />
            <Button
              tone="quiet"
              size="small"
              title={step.name}
              onClick={() => setPath(path.slice(0, index + 1))}
            >
              {step.name}
            </Button>
          </span>
        ))}
      </nav>
      {isPending && <Spinner fill />}
      {error !== null && <p role="alert">{messageOf(error)}</p>}
      {data !== undefined && folders.length === 0 && <p className={classes.none}>{texts('noFolders')}</p>}
      <ul className={classes.list}>
        {folders.map((folder) => (
          <li key={folder.id}>
            <button
              type="button"
              className={classes.folder}
              title={folder.name}
              onClick={() => setPath([...path, { id: folder.id, name: folder.name }])}
            >
              <Folder aria-hidden="true" />
              <span>{folder.name}</span>
              <ChevronRight aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
