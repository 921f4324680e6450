import { EXERCISE_LIMITS } from '@lectern/courseware/exercise';
import { IconButton, Menu, MenuItem, showToast } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { ArrowDownUp, FileDown, FileUp } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ImportedQuestions } from '../../../parts/question-files/index.ts';
import { useEditing } from '../model/editing.ts';
import { useSectionName } from '../model/use-names.ts';
import { exerciseQuestionHost } from '../question/question-host.ts';
import { addImported, NEW_SECTIONS } from './add-imported.ts';
import classes from './exercise-files.module.css';
import { fileText, useFileTexts } from './file-texts.ts';

const QuestionImport = lazyComponent(
  async () => (await import('../../../parts/question-files/lazy.ts')).QuestionImport,
);
const ExerciseExport = lazyComponent(async () => (await import('./exercise-export.tsx')).ExerciseExport);

type Opened = { readonly is: 'import'; readonly file?: File } | { readonly is: 'export' };

/** The menu that imports questions and exports the exercise; a dropped file is imported too. */
export function ExerciseFiles({ name }: { readonly name: string }): ReactNode {
  const t = useFileTexts();
  const { canEdit } = useEditing();
  const [opened, setOpened] = useState<Opened>();
  const isOver = useDroppedFile(canEdit, (file) => setOpened({ is: 'import', file }));
  const close = () => setOpened(undefined);
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
      </Menu>
      {isOver && <div className={classes.drop}>{t('drop')}</div>}
      {opened?.is === 'import' && <ExerciseImport file={opened.file} onClose={close} />}
      {opened?.is === 'export' && <ExerciseExport name={name} onClose={close} />}
    </>
  );
}

interface ExerciseImportProps {
  readonly file: File | undefined;
  readonly onClose: () => void;
}

function ExerciseImport({ file, onClose }: ExerciseImportProps): ReactNode {
  const t = useFileTexts();
  const { live, store, outline, selected, select } = useEditing();
  const nameOf = useSectionName();
  const host = useMemo(() => exerciseQuestionHost(store, live.assets), [store, live]);
  const [targets] = useState(() => {
    const current = outline.sections.find(({ questions }) =>
      questions.some(({ record }) => record.id === selected),
    );
    const sections = outline.sections.map((entry) => ({ value: entry.section.id, label: nameOf(entry) }));
    const own = sections.filter(({ value }) => value === current?.section.id);
    const others = sections.filter((section) => !own.includes(section));
    return [...own, { value: NEW_SECTIONS, label: t('newSections') }, ...others];
  });
  const insert = (imported: ImportedQuestions, target: string) => {
    const added = addImported(store, imported, target);
    if (added === 'too-many') return t('tooMany', EXERCISE_LIMITS);
    if (added === 'too-large') return t('tooLarge');
    showToast({ kind: 'success', text: fileText('added', { count: added.length }) });
    select(added[0]);
    return undefined;
  };
  return (
    <QuestionImport
      documentId={live.documentId}
      host={host}
      file={file}
      room={EXERCISE_LIMITS.questions - outline.count}
      most={EXERCISE_LIMITS.questions}
      targets={targets}
      onInsert={insert}
      onClose={onClose}
    />
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
