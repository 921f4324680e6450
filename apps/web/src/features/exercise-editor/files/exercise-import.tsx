import { EXERCISE_LIMITS } from '@lectern/courseware/exercise';
import { showToast } from '@lectern/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { type ImportedQuestions, QuestionImport } from '../../../parts/question-files/index.ts';
import { useEditing } from '../model/editing.ts';
import { useSectionName } from '../model/use-names.ts';
import { exerciseQuestionHost } from '../question/question-host.ts';
import { addImported, NEW_SECTIONS } from './add-imported.ts';
import { fileText, useFileTexts } from './file-texts.ts';

interface ExerciseImportProps {
  readonly file: File | undefined;
  readonly onClose: () => void;
}

/** The import of a file into the exercise: a section or new sections take the picked questions. */
export function ExerciseImport({ file, onClose }: ExerciseImportProps): ReactNode {
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
