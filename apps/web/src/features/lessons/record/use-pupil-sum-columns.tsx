import type { TableColumn } from '@lectern/ui/table';
import { useMemo } from 'react';
import type { PupilSums } from '../../../parts/lessons/index.ts';
import { useLessonTexts } from '../lesson-texts.ts';

export type PupilSumRow = PupilSums & { readonly id: string };

/** Returns the columns of the pupils in the record of a lesson. */
export function usePupilSumColumns(): readonly TableColumn<PupilSumRow>[] {
  const texts = useLessonTexts();
  return useMemo((): readonly TableColumn<PupilSumRow>[] => {
    const number = (id: 'called' | 'points' | 'praised', onlyWide = false): TableColumn<PupilSumRow> => ({
      id,
      header: texts(`people.${id}`),
      sortBy: (row) => row[id],
      cell: (row) => row[id],
      align: 'end',
      width: '12rem',
      onlyWide,
    });
    const attendance = ({ attendance: state }: PupilSumRow) => (state ? texts(`attendance.${state}`) : '');
    return [
      {
        id: 'name',
        header: texts('people.name'),
        sortBy: ({ name }) => name,
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      number('points'),
      number('called'),
      number('praised', true),
      {
        id: 'attendance',
        header: texts('people.attendance'),
        sortBy: attendance,
        cell: attendance,
        width: '12rem',
        onlyWide: true,
      },
    ];
  }, [texts]);
}
