import type { School } from '@lectern/protocol/schools';
import { Button, EmptyState, Spinner, TabPanel, Tabs } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { ApiError } from '../../platform/api/api-error.ts';
import { navigate } from '../../platform/router/router.ts';
import { useSearchParams } from '../../platform/router/use-address.ts';
import { SchoolClasses } from './classes/school-classes.tsx';
import { FeedbackList } from './feedback/feedback-list.tsx';
import { HandOverList } from './hand-overs/hand-over-list.tsx';
import { InvitationList } from './invitations/invitation-list.tsx';
import { useSchoolTexts } from './locale/index.ts';
import { PeopleList } from './people/people-list.tsx';
import { SchoolBasics } from './school/school-basics.tsx';
import { SchoolRoom } from './school/school-room-form.tsx';
import { SchoolSwitches } from './school/school-switches.tsx';
import { SchoolTerms } from './school/school-terms.tsx';
import { SchoolUsage } from './school/school-usage.tsx';
import classes from './school.module.css';
import { schoolQuery } from './school-queries.ts';

const TABS = ['people', 'invitations', 'classes', 'handOvers', 'school', 'feedback'] as const;

export interface SchoolScreenProps {
  readonly userId: string;
}

/** Administration of the school: people, classes and settings, for users who oversee it. */
export function SchoolScreen({ userId }: SchoolScreenProps) {
  const texts = useSchoolTexts();
  const [query] = useSearchParams();
  const school = useQuery(schoolQuery);
  if (school.isPending) return <Spinner fill />;
  if (school.error instanceof ApiError && school.error.status === 403) {
    return (
      <EmptyState
        icon={<ShieldAlert />}
        title={texts('forbidden')}
        text={texts('forbiddenText')}
        action={<Button onClick={() => navigate('/')}>{texts('back')}</Button>}
      />
    );
  }
  // When a reload fails, the loaded data stay, with the form that the user is filling in.
  if (school.isLoadingError) return <LoadFailed error={school.error} onRetry={() => void school.refetch()} />;
  // Only administrators see feedback.
  const tabs = TABS.filter((each) => each !== 'feedback' || school.data.may_administer);
  const tab = tabs.find((each) => each === query.get('tab')) ?? 'people';
  return (
    <div className={classes.screen}>
      <h1>
        {texts('title')}
        <small>
          <bdi>{school.data.org_name}</bdi>
        </small>
      </h1>
      <Tabs
        label={texts('tabs.label')}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: texts(`tabs.${value}`) }))}
        onChange={(next) =>
          navigate(next === 'people' ? '/user/school' : `/user/school?tab=${next}`, { replace: true })
        }
      >
        <TabPanel value="people" className={classes.panel ?? ''}>
          <PeopleList userId={userId} school={school.data} />
        </TabPanel>
        <TabPanel value="invitations" className={classes.panel ?? ''}>
          <InvitationList school={school.data} />
        </TabPanel>
        <TabPanel value="classes" className={classes.panel ?? ''}>
          <SchoolClasses />
        </TabPanel>
        <TabPanel value="handOvers" className={classes.panel ?? ''}>
          <HandOverList />
        </TabPanel>
        <TabPanel value="school" className={classes.panel ?? ''}>
          <SchoolForm school={school.data} />
        </TabPanel>
        {school.data.may_administer && (
          <TabPanel value="feedback" className={classes.panel ?? ''}>
            <FeedbackList />
          </TabPanel>
        )}
      </Tabs>
    </div>
  );
}

/** The school's settings: name, area codes, storage, switches, usage and terms. */
function SchoolForm({ school }: { readonly school: School }) {
  const texts = useSchoolTexts();
  return (
    <>
      {!school.may_administer && <p className={classes.small}>{texts('school.readOnly')}</p>}
      <SchoolBasics school={school} />
      <SchoolRoom school={school} />
      <SchoolSwitches school={school} />
      <SchoolUsage />
      <SchoolTerms />
    </>
  );
}
