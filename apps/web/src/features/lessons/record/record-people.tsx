import { Stack, Text } from '@lectern/ui';
import { useMemo } from 'react';
import type { LessonSums } from '../../../parts/lessons/index.ts';
import { TableScreen, useTableAddress } from '../../../parts/table-screen/index.ts';
import { useLessonTexts } from '../lesson-texts.ts';
import classes from '../lessons.module.css';
import { type PupilSumRow, usePupilSumColumns } from './use-pupil-sum-columns.tsx';

/** Pupils per page: most classes fit on one. */
const PAGE = 60;

/** The pupils with calls, praise, points and attendance in a lesson, and the final scores of the teams. */
export function RecordPeople({ sums }: { readonly sums: LessonSums }) {
  const texts = useLessonTexts();
  const address = useTableAddress();
  const rows = useMemo(
    () => sums.pupils.map((pupil, index): PupilSumRow => ({ ...pupil, id: `${index}` })),
    [sums],
  );
  const columns = usePupilSumColumns();
  return (
    <>
      <Stack as="section" surface="card" pad={5} gap={3} aria-labelledby="lesson-people">
        <Text as="h2" size="title" weight="bold" id="lesson-people">
          {texts('people.title')}
        </Text>
        {rows.length === 0 ? (
          <Text as="p" tone="quiet">
            {texts('people.none')}
          </Text>
        ) : (
          <>
            <Text as="p" tone="quiet">
              {texts('people.summary', { calls: sums.calls, points: sums.points, praise: sums.praise })}
            </Text>
            <TableScreen
              address={address}
              label={texts('people.title')}
              rows={rows}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ name }) => name}
              pageSize={PAGE}
            />
          </>
        )}
      </Stack>
      {sums.teams.length > 0 && (
        <Stack as="section" surface="card" pad={5} gap={3} aria-labelledby="lesson-teams">
          <Text as="h2" size="title" weight="bold" id="lesson-teams">
            {texts('people.teams')}
          </Text>
          <ol className={classes.teams}>
            {sums.teams.map(({ name, points, pupils }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two teams may have one name, and they are never moved
              <li key={index}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <Text numeric className={classes.time}>
                  {texts('people.teamPoints', { points })}
                </Text>
                <Text tone="quiet">
                  <bdi>{pupils.join(texts('between'))}</bdi>
                </Text>
              </li>
            ))}
          </ol>
        </Stack>
      )}
    </>
  );
}
