import type { ClassEvent, Lesson } from '@lectern/protocol/lessons';
import { Box, Button, EmptyState, ErrorState, Row, Spinner, Stack, Text } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import {
  CalendarClock,
  ChevronLeft,
  CircleAlert,
  FileX2,
  History,
  Hourglass,
  Trash2,
  Users,
} from 'lucide-react';
import { type CSSProperties, useCallback, useMemo, useState } from 'react';
import { countingEvents, lessonSums, type ShownPage } from '../../parts/lessons/index.ts';
import { tableScreenClasses } from '../../parts/table-screen/index.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import { Link } from '../../platform/router/link.tsx';
import { navigate } from '../../platform/router/router.ts';
import { spanOf } from './lesson-figures.ts';
import { lessonQuery, namesQuery } from './lesson-queries.ts';
import { useLessonTexts } from './lesson-texts.ts';
import classes from './lessons.module.css';
import { ExportMenu } from './record/export-menu.tsx';
import { RecordActivities } from './record/record-activities.tsx';
import { RecordHands } from './record/record-hands.tsx';
import { RecordPeople } from './record/record-people.tsx';
import { RecordPhotos } from './record/record-photos.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { State } from './use-lesson-columns.tsx';
import { useLessonWords } from './use-lesson-words.ts';

/** The pages with ink; loaded on demand together with the stage that draws them. */
const LessonInk = lazyComponent(async () => (await import('./lesson-ink.tsx')).LessonInk, {
  waiting: <Spinner />,
});

const LIST = '/user/record';
const NO_NAMES: ReadonlyMap<string, string> = new Map();

export interface LessonRecordProps {
  readonly userId: string;
  readonly id: string;
}

/** A lesson: when, with which class, how long, and how long each page was shown. */
export function LessonRecord({ userId, id }: LessonRecordProps) {
  const texts = useLessonTexts();
  const record = useQuery(lessonQuery(userId, id));
  return (
    <Stack gap={4} className={tableScreenClasses.screen}>
      <Link className={tableScreenClasses.back} to={LIST}>
        <ChevronLeft aria-hidden="true" />
        {texts('back')}
      </Link>
      {record.isLoadingError ? (
        <ErrorState
          icon={<CircleAlert />}
          title={texts('loadFailed')}
          text={messageOf(record.error)}
          action={<Button onClick={() => void record.refetch()}>{texts('retry')}</Button>}
        />
      ) : record.isPending ? (
        <Spinner fill />
      ) : record.data === null ? (
        <EmptyState icon={<FileX2 />} title={texts('gone')} text={texts('goneText')} />
      ) : (
        <Found userId={userId} {...record.data} />
      )}
    </Stack>
  );
}

interface FoundProps {
  readonly userId: string;
  readonly lesson: Lesson;
  readonly events: readonly ClassEvent[];
}

function Found({ userId, lesson, events }: FoundProps) {
  const texts = useLessonTexts();
  const words = useLessonWords();
  const counting = useMemo(() => countingEvents(events), [events]);
  const names = useQuery(namesQuery(userId, lesson.class_id)).data ?? NO_NAMES;
  const memberName = useCallback((id: string) => names.get(id), [names]);
  const sums = useMemo(
    () => lessonSums(counting, memberName, texts('people.left')),
    [counting, memberName, texts],
  );
  const { pages } = sums;
  const [asked, setAsked] = useState(false);
  const now = Date.now();
  const span = spanOf(lesson, now);
  return (
    <>
      <Row wrap className={classes.head}>
        <h1>
          <bdi>{words.name(lesson)}</bdi>
          <State lesson={lesson} now={now} />
        </h1>
        <Row wrap className={classes.tools}>
          {lesson.courseware_id === null ? (
            <Text tone="quiet">{texts('courseGone')}</Text>
          ) : (
            <Button onClick={() => navigate(`/view?fileId=${lesson.courseware_id}`)}>{texts('open')}</Button>
          )}
          <ExportMenu
            userId={userId}
            record={{ lesson, lasted: span.lasted, events: counting, sums, memberName }}
          />
          <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked(true)}>
            {texts('remove')}
          </Button>
        </Row>
      </Row>
      <Facts lesson={lesson} span={span} />
      <Stack as="section" surface="card" pad={5} gap={3} aria-labelledby="lesson-pages">
        <Text as="h2" size="title" weight="bold" id="lesson-pages">
          {texts('pages')}
        </Text>
        {pages.length === 0 ? (
          <Text as="p" tone="quiet">
            {texts('noPages')} {texts('noPagesText')}
          </Text>
        ) : (
          <Pages pages={pages} />
        )}
      </Stack>
      <Stack as="section" surface="card" pad={5} gap={3} aria-labelledby="lesson-ink">
        <Text as="h2" size="title" weight="bold" id="lesson-ink">
          {texts('ink')}
        </Text>
        <LessonInk userId={userId} lesson={lesson} shown={pages} />
      </Stack>
      <RecordPeople sums={sums} />
      <RecordActivities userId={userId} lessonId={lesson.id} />
      <RecordHands userId={userId} lessonId={lesson.id} />
      <RecordPhotos userId={userId} lessonId={lesson.id} />
      {asked && (
        <RemoveDialog
          lesson={lesson}
          onClose={(removed) => {
            setAsked(false);
            if (removed) navigate(LIST);
          }}
        />
      )}
    </>
  );
}

interface FactsProps {
  readonly lesson: Lesson;
  readonly span: ReturnType<typeof spanOf>;
}

/** Date, time and class of the lesson. */
function Facts({ lesson, span }: FactsProps) {
  const texts = useLessonTexts();
  const words = useLessonWords();
  return (
    <Row as="dl" align="stretch" wrap className={classes.facts}>
      <div>
        <dt>
          <CalendarClock aria-hidden="true" />
          {texts('time')}
        </dt>
        <Text as="dd" weight="medium">
          {words.when(lesson.begin_at)}
        </Text>
      </div>
      <div>
        <dt>
          <Hourglass aria-hidden="true" />
          {texts('lasted')}
        </dt>
        <Text as="dd" weight="medium">
          {words.lasted(span.lasted)}
        </Text>
      </div>
      {span.state === 'left' && (
        <div>
          <dt>
            <History aria-hidden="true" />
            {texts('lastActive')}
          </dt>
          <Text as="dd" weight="medium">
            {words.when(lesson.end_at ?? lesson.last_at)}
          </Text>
        </div>
      )}
      {lesson.class_name !== '' && (
        <div>
          <dt>
            <Users aria-hidden="true" />
            {texts('class')}
          </dt>
          <Text as="dd" weight="medium">
            <bdi>{lesson.class_name}</bdi>
          </Text>
        </div>
      )}
    </Row>
  );
}

function Pages({ pages }: { readonly pages: readonly ShownPage[] }) {
  const texts = useLessonTexts();
  const words = useLessonWords();
  const longest = pages.reduce((most, page) => (page.milliseconds > most.milliseconds ? page : most));
  return (
    <>
      <Text as="p" tone="quiet">
        {texts('summary', { pages: pages.length, longest: longest.number })}
      </Text>
      <Stack as="ol" gap={2} className={classes.pages}>
        {pages.map((page) => (
          <li key={page.id}>
            <span>{texts('page', { page: page.number })}</span>
            <Box
              as="span"
              radius="round"
              className={classes.share}
              style={{ '--share': page.milliseconds / longest.milliseconds } as CSSProperties}
              aria-hidden="true"
            />
            <Text numeric className={classes.time}>
              {words.shown(page.milliseconds)}
            </Text>
            <Text tone="quiet" className={classes.times}>
              {page.times > 1 && texts('times', { count: page.times })}
            </Text>
          </li>
        ))}
      </Stack>
    </>
  );
}
