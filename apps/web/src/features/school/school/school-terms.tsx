import { type TermBegin, USUAL_TERMS } from '@lectern/protocol/terms';
import { Spinner, Stack, Text } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { termsQuery } from '../school-queries.ts';

/** The dates on which the school's terms begin; they are set in the class manager, beside the totals of a class. */
export function SchoolTerms() {
  const texts = useSchoolTexts();
  const terms = useQuery(termsQuery);
  const days = (begins: readonly TermBegin[]) =>
    begins.map(({ month, day }) => texts('school.monthDay', { month, day })).join(texts('between'));
  return (
    <Stack as="section" rows="start" columns="one" surface="card" pad={5} gap={4} className={classes.section}>
      <Text as="h2" size="title" weight="bold">
        {texts('school.terms')}
      </Text>
      <p className={classes.small}>{texts('school.termsText')}</p>
      {terms.isLoadingError ? (
        <LoadFailed error={terms.error} onRetry={() => void terms.refetch()} />
      ) : terms.isPending ? (
        <Spinner />
      ) : (
        <p>
          {terms.data.school
            ? texts('school.termsOfSchool', { begins: days(terms.data.school) })
            : texts('school.termsUsual', { begins: days(USUAL_TERMS) })}
        </p>
      )}
      <Link className={classes.way ?? ''} to="/user/classmanager">
        {texts('school.termsChange')}
      </Link>
    </Stack>
  );
}
