import type { ClassSums } from '@lectern/protocol/class-sums';
import type { WorkbookSheet } from '../../../parts/workbook.ts';
import type { ClassTexts } from '../locale/index.ts';
import { itemsOf, type SumRow } from './sum-rows.ts';

/** Sheets of the Excel export: the table of totals, and the points of each pupil by kind. */
export function sumSheets(rows: readonly SumRow[], sums: ClassSums, t: ClassTexts): readonly WorkbookSheet[] {
  const items = itemsOf(rows);
  return [
    {
      title: t('one.sums'),
      head: [
        t('sums.name'),
        t('sums.number'),
        t('sums.points'),
        t('sums.called'),
        t('sums.praised'),
        ...(sums.checked > 0 ? [t('sums.present'), t('sums.late'), t('sums.excused'), t('sums.absent')] : []),
      ],
      rows: rows.map((row) => [
        nameOf(row, t),
        row.student_number,
        row.points,
        row.called,
        row.praised,
        ...(sums.checked > 0
          ? [row.kind === 'listed' ? row.present : '', row.late, row.excused, row.absent]
          : []),
      ]),
    },
    ...(items.length > 0
      ? [
          {
            title: t('sums.items'),
            head: [t('sums.name'), t('sums.number'), ...items],
            rows: rows.map((row) => [
              nameOf(row, t),
              row.student_number,
              ...items.map((item) => row.items.find((each) => each.item === item)?.points ?? 0),
            ]),
          },
        ]
      : []),
  ];
}

/** Name of a row; a pupil who left has no name stored, only a number. */
export function nameOf({ kind, name }: Pick<SumRow, 'kind' | 'name'>, t: ClassTexts): string {
  return kind === 'left' ? t('sums.left') : name;
}
