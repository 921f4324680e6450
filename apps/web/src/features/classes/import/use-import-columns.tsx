import { Tag } from '@lectern/ui';
import type { TableColumn } from '@lectern/ui/table';
import { useMemo } from 'react';
import classes from '../classes.module.css';
import { useClassTexts } from '../locale/index.ts';
import type { PlannedLine } from './plan-import.ts';

const TONES = { new: 'jade', changed: 'blue', same: 'neutral', refused: 'amber' } as const;

/** Returns the columns of the preview of an import of pupils. */
export function useImportColumns(): readonly TableColumn<PlannedLine>[] {
  const texts = useClassTexts();
  return useMemo(
    (): readonly TableColumn<PlannedLine>[] => [
      {
        id: 'line',
        header: texts('import.line'),
        cell: ({ line }) => line.line,
        width: '7rem',
        align: 'end',
      },
      {
        id: 'number',
        header: texts('import.number'),
        cell: ({ line }) => <bdi>{line.number}</bdi>,
        width: '12rem',
        onlyWide: true,
      },
      {
        id: 'name',
        header: texts('import.name'),
        cell: (each) => (
          <>
            <bdi>{each.line.name}</bdi>
            <span className={classes.onlyNarrow}>{noteOf(each, texts)}</span>
          </>
        ),
      },
      {
        id: 'what',
        header: texts('import.what'),
        sortBy: ({ kind }) => ['refused', 'changed', 'new', 'same'].indexOf(kind),
        cell: ({ kind }) => <Tag tone={TONES[kind]}>{texts(`import.kinds.${kind}`)}</Tag>,
        width: '10rem',
      },
      { id: 'note', header: texts('import.note'), cell: (each) => noteOf(each, texts), onlyWide: true },
    ],
    [texts],
  );
}

const WORDS = ['real_name', 'nick_name', 'student_number', 'group_name'] as const;
const LABELS = {
  real_name: 'pupils.name',
  nick_name: 'pupils.nick',
  student_number: 'pupils.number',
  group_name: 'pupils.group',
} as const;

function noteOf(each: PlannedLine, texts: ReturnType<typeof useClassTexts>): string {
  if (each.kind === 'refused') return texts(`import.reasons.${each.reason}`);
  if (each.kind !== 'changed') return '';
  const changes = WORDS.flatMap((word) => {
    const value = each.words[word];
    if (value === undefined) return [];
    return value === ''
      ? [texts('import.changes.cleared', { what: texts(LABELS[word]) })]
      : [texts(`import.changes.${word}`, { value })];
  });
  return [...changes, ...(each.words.seat === undefined ? [] : [texts('import.changes.seat')])].join(' · ');
}
