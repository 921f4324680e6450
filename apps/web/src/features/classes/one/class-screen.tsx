import type { SchoolClass } from '@lectern/protocol/classes';
import { Button, EmptyState, ErrorState, Spinner, Stack, TabPanel, Tabs, Tag } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import {
  Archive,
  ArchiveRestore,
  ChevronLeft,
  CircleAlert,
  ClipboardCheck,
  NotebookPen,
  Pencil,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import type { Pupil } from '../../../parts/classes/index.ts';
import { tableScreenClasses } from '../../../parts/table-screen/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Link } from '../../../platform/router/link.tsx';
import { navigate } from '../../../platform/router/router.ts';
import { CardPanel } from '../cards/card-panel.tsx';
import { CLASSES, classesQuery, classQuery, pupilsQuery } from '../class-queries.ts';
import classes from '../classes.module.css';
import { ArchiveDialog } from '../list/archive-dialog.tsx';
import { restoreClass } from '../list/archived.ts';
import { ClassDialog } from '../list/class-dialog.tsx';
import { useClassTexts } from '../locale/index.ts';
import { PupilList } from '../pupils/pupil-list.tsx';
import { SeatPlan } from '../seats/seat-plan.tsx';
import { ClassSumsPanel } from '../sums/class-sums.tsx';
import { TeacherList } from './teacher-list.tsx';

const TABS = ['pupils', 'seats', 'cards', 'sums', 'teachers'] as const;
type Tab = (typeof TABS)[number];

export interface ClassScreenProps {
  readonly userId: string;
  readonly classId: string;
  readonly tab: string;
}

/** Screen of a class: its pupils, seats, answer cards, totals over a term, and teachers. */
export function ClassScreen({ userId, classId, tab }: ClassScreenProps) {
  const texts = useClassTexts();
  const found = useQuery(classQuery(userId, classId));
  if (found.isLoadingError) {
    return (
      <ErrorState
        icon={<CircleAlert />}
        title={texts('loadFailed')}
        text={messageOf(found.error)}
        action={<Button onClick={() => void found.refetch()}>{texts('retry')}</Button>}
      />
    );
  }
  if (found.isPending) return <Spinner fill />;
  if (found.data === null) {
    return (
      <EmptyState
        icon={<Users />}
        title={texts('one.gone')}
        text={texts('one.goneText')}
        action={<Button onClick={() => navigate('/user/classmanager')}>{texts('one.back')}</Button>}
      />
    );
  }
  const shown = TABS.find((each) => each === tab) ?? 'pupils';
  return <ShownClass userId={userId} of={found.data} tab={shown} />;
}

function ShownClass({ userId, of, tab }: { userId: string; of: SchoolClass; tab: Tab }) {
  const texts = useClassTexts();
  const classId = of.class_id;
  const pupils = useQuery(pupilsQuery(userId, classId));
  const mine = useQuery(classesQuery(userId, of.archived));
  const [asked, setAsked] = useState<'edit' | 'archive'>();
  const kept = pupils.data?.kept === true;
  const teaches = mine.data?.classes.some(({ class_id }) => class_id === classId) ?? true;
  // Users who oversee a school see its classes, but not the pupils' totals.
  const tabs = TABS.filter((each) => teaches || each !== 'sums');
  const canChange = teaches && !of.archived && !kept;
  const goTo = (next: Tab) =>
    navigate(
      `/user/classmanager?class=${encodeURIComponent(classId)}${next === 'pupils' ? '' : `&tab=${next}`}`,
      { replace: true },
    );
  const note = kept ? 'keptNote' : !teaches ? 'one.readOnly' : of.archived ? 'archive.note' : undefined;
  return (
    <Stack gap={4} className={tableScreenClasses.screen}>
      <Link
        className={tableScreenClasses.back}
        to={`/user/classmanager${of.archived ? '?place=archived' : ''}`}
      >
        <ChevronLeft aria-hidden="true" />
        {texts('one.back')}
      </Link>
      <ClassHead
        of={of}
        teaches={teaches}
        canChange={canChange}
        canRestore={of.archived && teaches && !kept}
        onAsk={setAsked}
      />
      {note !== undefined && <p className={classes.note}>{texts(note)}</p>}
      <Tabs
        label={texts('one.tabs')}
        value={tabs.includes(tab) ? tab : 'pupils'}
        onChange={goTo}
        tabs={tabs.map((value) => ({ value, label: texts(`one.${value}`) }))}
      >
        {tabs.map((value) => (
          <TabPanel key={value} value={value} className={classes.panel}>
            {value === 'teachers' ? (
              <TeacherList userId={userId} of={of} canChange={canChange} canLeave={teaches && !kept} />
            ) : pupils.isLoadingError ? (
              <ErrorState
                icon={<CircleAlert />}
                title={texts('loadFailed')}
                text={messageOf(pupils.error)}
                action={<Button onClick={() => void pupils.refetch()}>{texts('retry')}</Button>}
              />
            ) : pupils.isPending ? (
              <Spinner fill />
            ) : (
              <PupilsTab
                tab={value}
                userId={userId}
                of={of}
                pupils={pupils.data.pupils}
                canChange={canChange}
              />
            )}
          </TabPanel>
        ))}
      </Tabs>
      {asked === 'edit' && <ClassDialog of={of} onClose={() => setAsked(undefined)} />}
      {asked === 'archive' && <ArchiveDialog of={of} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}

interface ClassHeadProps {
  readonly of: SchoolClass;
  readonly teaches: boolean;
  readonly canChange: boolean;
  readonly canRestore: boolean;
  readonly onAsk: (asked: 'edit' | 'archive') => void;
}

/** The name of the class, and the buttons that change, archive or restore it. */
function ClassHead({ of, teaches, canChange, canRestore, onAsk }: ClassHeadProps) {
  const texts = useClassTexts();
  const { run } = useCall({ invalidates: CLASSES });
  return (
    <div className={classes.head}>
      <h1>
        <bdi>{of.class_name}</bdi>
        {of.class_nick_name !== '' && (
          <small>
            <bdi>{of.class_nick_name}</bdi>
          </small>
        )}
      </h1>
      <Tag>{texts(`types.${of.class_type}`)}</Tag>
      {of.archived && <Tag tone="amber">{texts('places.archived')}</Tag>}
      <div className={classes.tools}>
        {teaches && (
          <>
            <Button
              icon={<ClipboardCheck aria-hidden="true" />}
              onClick={() => navigate(`/assignments?class=${of.class_id}`)}
            >
              {texts('one.assignments')}
            </Button>
            <Button
              icon={<NotebookPen aria-hidden="true" />}
              onClick={() => navigate(`/assignments?book=${of.class_id}`)}
            >
              {texts('one.wrongAnswers')}
            </Button>
          </>
        )}
        {canChange && (
          <>
            <Button icon={<Pencil aria-hidden="true" />} onClick={() => onAsk('edit')}>
              {texts('edit.change')}
            </Button>
            <Button icon={<Archive aria-hidden="true" />} onClick={() => onAsk('archive')}>
              {texts('archive.action')}
            </Button>
          </>
        )}
        {canRestore && (
          <Button
            tone="primary"
            icon={<ArchiveRestore aria-hidden="true" />}
            onClick={() => void run(() => restoreClass(of))}
          >
            {texts('archive.restore')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface PupilsTabProps {
  readonly tab: Exclude<Tab, 'teachers'>;
  readonly userId: string;
  readonly of: SchoolClass;
  readonly pupils: readonly Pupil[];
  readonly canChange: boolean;
}

/** A tab that shows the pupils of the class. */
function PupilsTab({ tab, userId, of, pupils, canChange }: PupilsTabProps) {
  const { class_id: classId, class_name: className } = of;
  switch (tab) {
    case 'sums':
      return <ClassSumsPanel userId={userId} classId={classId} className={className} pupils={pupils} />;
    case 'cards':
      return <CardPanel classId={classId} className={className} pupils={pupils} canChange={canChange} />;
    case 'pupils':
      return <PupilList classId={classId} pupils={pupils} canChange={canChange} />;
    case 'seats':
      return <SeatPlan userId={userId} classId={classId} pupils={pupils} canChange={canChange} />;
  }
}
