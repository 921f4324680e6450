import { USAGE_DAYS } from '@lectern/protocol/analytics';
import { Spinner, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { usageQuery } from '../school-queries.ts';

/** Number of uses of each counted feature in the school lately. */
export function SchoolUsage() {
  const texts = useSchoolTexts();
  const usage = useQuery(usageQuery);
  return (
    <Stack as="section" rows="start" columns="one" surface="card" pad={5} gap={4} className={classes.section}>
      <Text as="h2" size="title" weight="bold">
        {texts('usage.title')}
      </Text>
      <p className={classes.small}>{texts('usage.text', { days: USAGE_DAYS })}</p>
      {usage.isLoadingError ? (
        <LoadFailed error={usage.error} onRetry={() => void usage.refetch()} />
      ) : usage.isPending ? (
        <Spinner />
      ) : usage.data.length === 0 ? (
        <p>{texts('usage.none')}</p>
      ) : (
        <Stack as="ul" gap={2} aria-label={texts('usage.title')}>
          {usage.data.map(({ name, times, people }) => (
            <Stack key={name} as="li" gap={1}>
              <span>{texts(`usage.events.${name}`)}</span>
              <span className={classes.small}>{texts('usage.sum', { times, people })}</span>
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
