import type { AssignmentEntry } from '@lectern/protocol/assignment-shapes';
import { Progress, Row, Stack, Tag, Text } from '@lectern/ui';
import type { TableColumn } from '@lectern/ui/table';
import { type ReactNode, useMemo } from 'react';
import { dayAndTime } from '../../../parts/assignments/index.ts';
import { tableScreenClasses } from '../../../parts/table-screen/index.ts';
import { Link } from '../../../platform/router/link.tsx';
import classes from '../assignments.module.css';
import { useAssignmentTexts } from '../locale/index.ts';

const TONES = { planned: 'blue', open: 'jade', late: 'amber', ended: 'neutral' } as const;

/** Returns the columns of the list of assignments. */
export function useAssignmentColumns(): readonly TableColumn<AssignmentEntry>[] {
  const t = useAssignmentTexts();
  return useMemo(
    (): readonly TableColumn<AssignmentEntry>[] => [
      {
        id: 'title',
        header: t('name'),
        sortBy: ({ title }) => title,
        cell: (entry) => (
          <Stack>
            <Link className={tableScreenClasses.name} to={`/assignments?id=${entry.id}`}>
              <bdi>{entry.title}</bdi>
              <StateTag state={entry.state} />
            </Link>
            <Text as="small" tone="quiet" className={classes.narrow}>
              <bdi>{entry.class_names.join(t('between'))}</bdi>{' '}
              {entry.until_at !== null && t('untilTime', { time: dayAndTime(entry.until_at) })}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'class',
        header: t('class'),
        sortBy: ({ class_names }) => class_names.join(t('between')),
        cell: ({ class_names }) => <bdi>{class_names.join(t('between')) || t('byLink')}</bdi>,
        width: '26rem',
        onlyWide: true,
      },
      {
        id: 'until',
        header: t('until'),
        sortBy: ({ until_at }) => until_at ?? Number.MAX_SAFE_INTEGER,
        cell: ({ until_at }) => (until_at === null ? t('noEnd') : dayAndTime(until_at)),
        width: '22rem',
        onlyWide: true,
      },
      {
        id: 'progress',
        header: t('progress'),
        sortBy: ({ counts }) => counts.to_mark,
        cell: ({ counts }) => <Handed counts={counts} />,
        width: '18rem',
      },
    ],
    [t],
  );
}

export function StateTag({ state }: Pick<AssignmentEntry, 'state'>): ReactNode {
  const t = useAssignmentTexts();
  return <Tag tone={TONES[state]}>{t(`states.${state}`)}</Tag>;
}

/** How many pupils have handed in, and how many answers wait for a mark. */
export function Handed({ counts }: Pick<AssignmentEntry, 'counts'>): ReactNode {
  const t = useAssignmentTexts();
  const { pupils, handed_in, to_mark } = counts;
  return (
    <Stack gap={1}>
      <Row gap={3} wrap>
        <Text numeric>{t('handedIn', { handed: handed_in, pupils })}</Text>
        {to_mark > 0 && (
          <Text tone="warning" weight="medium" numeric>
            {t('toMark', { count: to_mark })}
          </Text>
        )}
      </Row>
      <Progress value={pupils === 0 ? 0 : handed_in / pupils} label={t('progress')} />
    </Stack>
  );
}
