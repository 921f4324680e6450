import { FileUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useDeskTexts } from './desk-texts.ts';
import classes from './drop-zone.module.css';

function holdsFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}

/** Takes files that are dropped anywhere on the window while it is shown. */
export function DropZone({
  onFiles,
  children,
}: {
  readonly onFiles: (files: readonly File[]) => void;
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
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
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
