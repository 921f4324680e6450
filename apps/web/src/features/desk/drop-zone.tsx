import { Stack, Text } from '@lectern/ui';
import { FileUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useDeskTexts } from './desk-texts.ts';
import classes from './drop-zone.module.css';

function holdsFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}

export interface Dropped {
  readonly files: readonly File[];
  readonly folders: readonly FileSystemDirectoryEntry[];
}

/** A dropped folder is also listed as a small file that cannot be read; its entry states that it is a folder. */
function dropped(data: DataTransfer | null): Dropped {
  const files: File[] = [];
  const folders: FileSystemDirectoryEntry[] = [];
  for (const item of data?.items ?? []) {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null;
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (entry?.isDirectory === true) folders.push(entry as FileSystemDirectoryEntry);
    else if (file !== null) files.push(file);
  }
  return { files, folders };
}

/** Accepts files and folders that are dropped anywhere on the window while the component is shown. */
export function DropZone({
  onDrop,
  children,
}: {
  /** Undefined: dropped files are ignored, and the browser does not open them. */
  readonly onDrop: ((dropped: Dropped) => void) | undefined;
  readonly children: ReactNode;
}) {
  const texts = useDeskTexts();
  const [over, setOver] = useState(false);

  useEffect(() => {
    // `dragenter` and `dragleave` come in pairs for every element that the pointer crosses.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth += 1;
      setOver(onDrop !== undefined);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const move = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = onDrop ? 'copy' : 'none';
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      const found = dropped(event.dataTransfer);
      if (found.files.length + found.folders.length > 0) onDrop?.(found);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', move);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', move);
      window.removeEventListener('drop', drop);
    };
  }, [onDrop]);

  return (
    <>
      {children}
      {over && (
        <div className={classes.overlay} aria-hidden="true">
          <Stack gap={2} items="center" className={classes.card}>
            <FileUp />
            <Text as="p" size="title" weight="bold">
              {texts('import.drop')}
            </Text>
            <p>{texts('import.dropText')}</p>
          </Stack>
        </div>
      )}
    </>
  );
}
