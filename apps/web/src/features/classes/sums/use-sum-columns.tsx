import { Avatar, Row, Tag } from '@lectern/ui';
import type { TableColumn } from '@lectern/ui/table';
import { useMemo } from 'react';
import { pupilAvatar } from '../../../parts/classes/index.ts';
import { type ClassTexts, useClassTexts } from '../locale/index.ts';
import type { SumRow } from './sum-rows.ts';
import { nameOf } from './sum-sheets.ts';

/** Number of kinds of points that a row shows; the Excel export has all. */
const ITEMS_SHOWN = 3;

/** Columns of the totals; columns of attendance only if it was `checked` in some lesson. */
export function useSumColumns(checked: boolean): readonly TableColumn<SumRow>[] {
  const texts = useClassTexts();
  return useMemo((): readonly TableColumn<SumRow>[] => {
    const number = (
      id: 'points' | 'called' | 'praised' | 'late' | 'excused' | 'absent',
      onlyWide: boolean,
    ): TableColumn<SumRow> => ({
      id,
      header: texts(`sums.${id}`),
      sortBy: (row) => row[id],
      cell: (row) => row[id],
      align: 'end',
      onlyWide,
    });
    return [
      {
        id: 'number',
        header: texts('sums.number'),
        sortBy: ({ student_number, place }) => student_number || `~${place}`,
        cell: ({ student_number }) => <bdi>{student_number}</bdi>,
        width: '9rem',
        onlyWide: true,
      },
      {
        id: 'name',
        header: texts('sums.name'),
        sortBy: (row) => nameOf(row, texts),
        cell: (row) => (
          <Row as="span" gap={3}>
            <Avatar
              name={nameOf(row, texts)}
              {...(row.pupil && { src: pupilAvatar(row.pupil) })}
              decorative
            />
            <bdi>{nameOf(row, texts)}</bdi>
            {row.kind === 'typed' && <Tag>{texts('sums.typed')}</Tag>}
          </Row>
        ),
      },
      number('points', false),
      number('called', false),
      number('praised', true),
      {
        id: 'items',
        header: texts('sums.items'),
        cell: ({ items }) => <bdi>{itemWords(items, texts)}</bdi>,
        onlyWide: true,
      },
      ...(checked
        ? [
            {
              id: 'present',
              header: texts('sums.present'),
              sortBy: ({ kind, present }: SumRow) => (kind === 'listed' ? present : -1),
              cell: ({ kind, present }: SumRow) => (kind === 'listed' ? present : '—'),
              align: 'end' as const,
              onlyWide: true,
            },
            number('late', true),
            number('excused', true),
            number('absent', false),
          ]
        : []),
    ];
  }, [texts, checked]);
}

function itemWords(items: SumRow['items'], texts: ClassTexts): string {
  const shown = items
    .slice(0, ITEMS_SHOWN)
    .map(({ item, points }) => `${item} ${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`);
  const more = items.length - shown.length;
  return [...shown, ...(more > 0 ? [texts('sums.more', { count: more })] : [])].join(' · ');
}
