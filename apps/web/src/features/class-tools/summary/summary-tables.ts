import type { LessonSums } from '../../../parts/lessons/index.ts';
import type { WorkbookCell } from '../../../parts/workbook.ts';
import type { SummaryTexts } from './texts.ts';

/** A table of the summary, the same on the screen, on paper and in the workbook. */
export interface SummaryTable {
  readonly id: 'pages' | 'pupils' | 'teams' | 'tools';
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly WorkbookCell[])[];
}

/** The main figures of a lesson. */
export function summaryFigures(sums: LessonSums, t: SummaryTexts): readonly (readonly [string, number])[] {
  return [
    [t('pages'), sums.pages.length],
    [t('calls'), sums.calls],
    [t('points'), sums.points],
    [t('praise'), sums.praise],
    [t('absent'), sums.absent],
    [t('tools'), sums.tools.reduce((total, { times }) => total + times, 0)],
  ];
}

/** `toolName`: the name of a tool by its code, if this browser knows it. */
export function summaryTables(
  sums: LessonSums,
  t: SummaryTexts,
  toolName: (code: string) => string | undefined,
): readonly SummaryTable[] {
  return [
    {
      id: 'pages',
      title: t('pages'),
      head: [t('pages'), t('time'), t('count')],
      rows: sums.pages.map(({ number, milliseconds, times }) => [
        t('page', { page: number }),
        lasted(milliseconds, t),
        times,
      ]),
    },
    {
      id: 'pupils',
      title: t('pupils'),
      head: [t('name'), t('calls'), t('points'), t('praise'), t('attendance')],
      rows: sums.pupils.map(({ name, called, points, praised, attendance }) => [
        name,
        called,
        points,
        praised,
        attendance ? t(`states.${attendance}`) : '',
      ]),
    },
    {
      id: 'teams',
      title: t('teams'),
      head: [t('teams'), t('points'), t('members')],
      rows: sums.teams.map(({ name, points, pupils }) => [name, points, pupils.join(t('between'))]),
    },
    {
      id: 'tools',
      title: t('tools'),
      head: [t('tools'), t('count')],
      rows: sums.tools.map(({ code, times }) => [toolName(code) ?? code, times]),
    },
  ];
}

function lasted(milliseconds: number, t: SummaryTexts): string {
  const all = Math.max(1, Math.round(milliseconds / 1000));
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  return minutes === 0 ? t('seconds', { seconds }) : t('minutes', { minutes, seconds });
}
