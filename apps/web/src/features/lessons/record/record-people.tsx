import { Table, type TableColumn } from '@lectern/ui/table';
import { useMemo } from 'react';
import type { LessonSums, PupilSums } from '../../../parts/lessons/index.ts';
import { useLessonTexts } from '../lesson-texts.ts';
import classes from '../lessons.module.css';

/** Pupils per page: most classes fit on one. */
const PAGE = 60;

type Row = PupilSums & { readonly id: string };

/** The pupils with calls, praise, points and attendance in a lesson, and the final scores of the teams. */
export function RecordPeople({ sums }: { readonly sums: LessonSums }) {
  const texts = useLessonTexts();
  const rows = useMemo(() => sums.pupils.map((pupil, index): Row => ({ ...pupil, id: `${index}` })), [sums]);
  const columns = useMemo((): readonly TableColumn<Row>[] => {
    const number = (id: 'called' | 'points' | 'praised', onlyWide = false): TableColumn<Row> => ({
      id,
      header: texts(`people.${id}`),
      sortBy: (row) => row[id],
      cell: (row) => row[id],
      align: 'end',
      width: '12rem',
      onlyWide,
    });
    const attendance = ({ attendance: state }: Row) => (state ? texts(`attendance.${state}`) : '');
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
  return (
    <>
      <section className={classes.card} aria-labelledby="lesson-people">
        <h2 id="lesson-people">{texts('people.title')}</h2>
        {rows.length === 0 ? (
          <p className={classes.summary}>{texts('people.none')}</p>
        ) : (
          <>
            <p className={classes.summary}>
              {texts('people.summary', { calls: sums.calls, points: sums.points, praise: sums.praise })}
            </p>
            <Table
              label={texts('people.title')}
              rows={rows}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ name }) => name}
              pageSize={PAGE}
            />
          </>
        )}
      </section>
      {sums.teams.length > 0 && (
        <section className={classes.card} aria-labelledby="lesson-teams">
          <h2 id="lesson-teams">{texts('people.teams')}</h2>
          <ol className={classes.teams}>
            {sums.teams.map(({ name, points, pupils }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two teams may have one name, and they are never moved
              <li key={index}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span className={classes.time}>{texts('people.teamPoints', { points })}</span>
                <span className={classes.summary}>
                  <bdi>{pupils.join(texts('between'))}</bdi>
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
