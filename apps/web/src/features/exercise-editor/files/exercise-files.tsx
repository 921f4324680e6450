import { exerciseToCourseware } from '@lectern/protocol/exercises';
import { IconButton, Menu, MenuItem, Stack } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { ArrowDownUp, FileDown, FileUp, Presentation } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { addressOfKind } from '../../../parts/document-kinds/index.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { navigate } from '../../../platform/router/router.ts';
import { useEditing } from '../model/editing.ts';
import classes from './exercise-files.module.css';
import { useFileTexts } from './file-texts.ts';

const ExerciseImport = lazyComponent(async () => (await import('./exercise-import.tsx')).ExerciseImport);
const ExerciseExport = lazyComponent(async () => (await import('./exercise-export.tsx')).ExerciseExport);

type Opened = { readonly is: 'import'; readonly file?: File } | { readonly is: 'export' };

/** The menu that imports questions, and exports the exercise or makes a courseware of it; a dropped file is imported too. */
export function ExerciseFiles({ name }: { readonly name: string }): ReactNode {
  const t = useFileTexts();
  const { canEdit, live } = useEditing();
  const { run } = useCall();
  const [opened, setOpened] = useState<Opened>();
  const isOver = useDroppedFile(canEdit, (file) => setOpened({ is: 'import', file }));
  const close = () => setOpened(undefined);
  const toCourseware = () =>
    run(() => call(exerciseToCourseware, { params: { id: live.documentId } }), {
      success: t('toCoursewareDone'),
      onSuccess: ({ id }) => navigate(addressOfKind('coursewares', id)),
    });
  return (
    <>
      <Menu align="end" trigger={<IconButton label={t('files')} icon={<ArrowDownUp aria-hidden="true" />} />}>
        {canEdit && (
          <MenuItem icon={<FileUp aria-hidden="true" />} onSelect={() => setOpened({ is: 'import' })}>
            {t('import')}
          </MenuItem>
        )}
        <MenuItem icon={<FileDown aria-hidden="true" />} onSelect={() => setOpened({ is: 'export' })}>
          {t('export')}
        </MenuItem>
        <MenuItem icon={<Presentation aria-hidden="true" />} onSelect={() => void toCourseware()}>
          {t('toCourseware')}
        </MenuItem>
      </Menu>
      {isOver && (
        <Stack align="center" items="center" size="display" radius="card" className={classes.drop}>
          {t('drop')}
        </Stack>
      )}
      {opened?.is === 'import' && <ExerciseImport file={opened.file} onClose={close} />}
      {opened?.is === 'export' && <ExerciseExport name={name} onClose={close} />}
    </>
  );
}

/** Calls `onFile` when a file is dropped beside the dialogs; returns whether files are dragged over the window. */
function useDroppedFile(canEdit: boolean, onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const call = useRef(onFile);
  call.current = onFile;
  useEffect(() => {
    if (!canEdit) return;
    let depth = 0;
    const follow = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // A dialog takes files itself.
      if (document.querySelector('[role="dialog"]')) return;
      if (event.type !== 'dragleave') event.preventDefault();
      if (event.type === 'dragenter') depth += 1;
      if (event.type === 'dragleave') depth = Math.max(0, depth - 1);
      if (event.type === 'drop') depth = 0;
      setIsOver(depth > 0);
      const [file] = event.type === 'drop' ? event.dataTransfer.files : [];
      if (file) call.current(file);
    };
    const types = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;
    for (const type of types) window.addEventListener(type, follow);
    return () => {
      for (const type of types) window.removeEventListener(type, follow);
    };
  }, [canEdit]);
  return isOver;
}
