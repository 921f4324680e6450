import { FileUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useDeskTexts } from './desk-texts.ts';
import classes from './drop-zone.module.css';

function holdsFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}

/** A folder looks like a file of a few bytes, which nobody can read. */
function dropped(data: DataTransfer | null): { readonly files: File[]; readonly folders: string[] } {
  const files: File[] = [];
  const folders: string[] = [];
  for (const item of data?.items ?? []) {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (item.webkitGetAsEntry()?.isDirectory === true) folders.push(item.webkitGetAsEntry()?.name ?? '');
    else if (file !== null) files.push(file);
  }
  return { files, folders };
}

/** Takes files that are dropped anywhere on the window while it is shown. */
export function DropZone({
  onFiles,
  children,
}: {
  /** What was dropped: files, and the names of folders, which are not opened. */
  readonly onFiles: (files: readonly File[], folders: readonly string[]) => void;
  readonly children: ReactNode;
}) {
  const texts = useDeskTexts();
  const [over, setOver] = useState(false);

  useEffect(() => {
    // Enter and leave come in pairs for every element that is crossed.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const move = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      const { files, folders } = dropped(event.dataTransfer);
      if (files.length + folders.length > 0) onFiles(files, folders);
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
  }, [onFiles]);

  return (
    <>
      {children}
      {over && (
        <div className={classes.overlay} aria-hidden="true">
          <div className={classes.card}>
            <FileUp />
            <p className={classes.title}>{texts('import.drop')}</p>
            <p>{texts('import.dropText')}</p>
          </div>
        </div>
      )}
    </>
  );
}
