import type { Assignment } from '@lectern/protocol/assignment-shapes';
import { Button, EmptyState, Row, Spinner, Stack, TabPanel, Tabs } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { FileX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { navigate } from '../../../platform/router/router.ts';
import { useSearchParams } from '../../../platform/router/use-address.ts';
import { assignmentQuery, contentQuery, worksQuery } from '../assignment-queries.ts';
import classes from '../assignments.module.css';
import { useAssignmentTexts } from '../locale/index.ts';
import { ExportButton } from '../results/export-button.tsx';
import { AssignmentHead } from './assignment-head.tsx';
import { PupilTable } from './pupil-table.tsx';
import { QuestionStatistics } from './question-statistics.tsx';

const TABS = ['pupils', 'questions'] as const;

/** An assignment: its link and settings, the work of its pupils, and the statistics of its questions. */
export function AssignmentPage({ id, userId }: { readonly id: string; readonly userId: string }): ReactNode {
  const t = useAssignmentTexts();
  const found = useQuery(assignmentQuery(id));
  if (found.isLoadingError) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <Spinner fill />;
  if (found.data === null)
    return (
      <EmptyState
        icon={<FileX2 />}
        title={t('gone')}
        text={t('goneText')}
        action={<Button onClick={() => navigate('/assignments')}>{t('backToList')}</Button>}
      />
    );
  return <Found assignment={found.data} userId={userId} />;
}

interface FoundProps {
  readonly assignment: Assignment;
  readonly userId: string;
}

function Found({ assignment, userId }: FoundProps): ReactNode {
  const t = useAssignmentTexts();
  const [query, setQuery] = useSearchParams();
  const { id } = assignment;
  const works = useQuery(worksQuery(id));
  const content = useQuery(contentQuery(id));
  const tab = TABS.find((each) => each === query.get('tab')) ?? 'pupils';
  const goTo = (next: (typeof TABS)[number]) =>
    setQuery(new URLSearchParams({ id, ...(next !== 'pupils' && { tab: next }) }), { replace: true });
  const failed = works.isLoadingError ? works : content.isLoadingError ? content : undefined;
  return (
    <>
      <AssignmentHead assignment={assignment} userId={userId} works={works.data} />
      {failed ? (
        <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
      ) : works.data === undefined || content.data === undefined ? (
        <Spinner fill />
      ) : (
        <Stack columns="one">
          <Row align="start" className={classes.export}>
            <ExportButton assignment={assignment} works={works.data} content={content.data} />
          </Row>
          <Tabs
            label={t('tabs.label')}
            value={tab}
            onChange={goTo}
            tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          >
            <TabPanel value="pupils" className={classes.panel}>
              <PupilTable assignment={assignment} works={works.data} content={content.data} />
            </TabPanel>
            <TabPanel value="questions" className={classes.panel}>
              {tab === 'questions' && (
                <QuestionStatistics assignment={assignment} works={works.data} content={content.data} />
              )}
            </TabPanel>
          </Tabs>
        </Stack>
      )}
    </>
  );
}
