import { Box, Column, Input, Row, Stack, showToast, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Check, Search, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  type LessonPeople,
  PeopleGate,
  type Person,
  PersonCard,
  ToolButton,
  ToolWindow,
  TypedNames,
  usePeople,
} from '../../../parts/class-tools/index.ts';
import { fillSeats, type MovedSeat, type Pupil, roomOf, SeatGrid } from '../../../parts/classes/index.ts';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { attendanceOf, isFound, nextAttendance } from './attendance.ts';
import { ClassChoice } from './class-choice.tsx';
import classes from './roster.module.css';
import { useTexts } from './texts.ts';

/** The class with photos, attendance and points; as a list or by seat. */
export const roster: ClassToolPart = { View: Roster, takes: [] };

function Roster(tool: ClassToolProps): ReactNode {
  const t = useTexts();
  const { lesson } = tool;
  const known = usePeople(lesson);
  const { people, all, present } = known;
  const [asking, setAsking] = useState<'class' | 'names'>();
  const schoolClass = people.type === 'there' ? people.schoolClass : undefined;
  const typed = people.type === 'there' && people.typed;
  const onDone = () => setAsking(undefined);
  const view = useView(tool);
  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Users />}
      size={{ w: 1240, h: 700 }}
      minSize={{ w: 340, h: 320 }}
    >
      {asking === 'class' && <ClassChoice lesson={lesson} now={schoolClass?.class_id} onDone={onDone} />}
      {asking === 'names' && (
        <TypedNames
          lesson={lesson}
          className={schoolClass?.class_name}
          names={all.map(({ name }) => name)}
          onDone={onDone}
        />
      )}
      {asking === undefined && (
        <Column gap={3} className={classes.roster}>
          <Row flex="none" wrap gap={2}>
            <Text as="strong" size="panel" className={classes.class}>
              {schoolClass?.class_name ?? t('typed')}
            </Text>
            {all.length > 0 && (
              <Text tone="quiet" size="panel" role="status">
                {t('count', { present: present.length, all: all.length })}
              </Text>
            )}
            {people.type === 'there' && people.kept && (
              <Text tone="quiet" size="panel">
                {t('kept')}
              </Text>
            )}
            <Box as="span" flex={1} />
            {typed && all.length > 0 && (
              <ToolButton onClick={() => setAsking('names')}>{t('names')}</ToolButton>
            )}
            <ToolButton onClick={() => setAsking('class')}>{t('classes')}</ToolButton>
          </Row>
          <PeopleGate lesson={lesson} known={known}>
            <Pupils lesson={lesson} known={known} view={view} typed={typed} />
          </PeopleGate>
        </Column>
      )}
    </ToolWindow>
  );
}

/** The view of the pupils, as a list or in their seats; the lesson stores the selected view. */
function useView({ lesson, id }: ClassToolProps) {
  const kept = lesson.state(id);
  const seats = useSignal(kept, (values) => values.seats === true);
  const [sought, setSought] = useState('');
  const [arranging, setArranging] = useState(false);
  const setSeats = (next: boolean) => kept.change({ seats: next || undefined });
  return { seats, setSeats, sought, setSought, arranging, setArranging };
}

interface ShownPupilsProps {
  readonly lesson: ToolLesson;
  readonly known: LessonPeople;
}

interface PupilsProps extends ShownPupilsProps {
  readonly view: ReturnType<typeof useView>;
  /** The names were typed for this lesson: no pupil has a seat. */
  readonly typed: boolean;
}

/** The pupils as a list or in their seats, with the actions on all of them. */
function Pupils({ lesson, known, view, typed }: PupilsProps): ReactNode {
  const t = useTexts();
  const { all } = known;
  const { seats, setSeats, sought, setSought, arranging, setArranging } = view;
  const pupils = all.flatMap(({ pupil }) => pupil ?? []);
  const move = useMovedSeats(lesson);
  const markAll = () =>
    lesson.add({
      kind: 'attendance',
      pupils: all.slice(0, 200).map(({ named }) => named),
      state: 'present',
    });
  return (
    <>
      <Row flex="none" wrap gap={2}>
        <Input
          className={classes.search}
          size="large"
          type="search"
          leading={<Search />}
          aria-label={t('search')}
          placeholder={t('search')}
          value={sought}
          onChange={(event) => {
            setSought(event.target.value);
            setSeats(false);
          }}
        />
        <ToolButton aria-pressed={!seats} onClick={() => setSeats(false)}>
          {t('list')}
        </ToolButton>
        <ToolButton aria-pressed={seats} disabled={typed} onClick={() => setSeats(true)}>
          {t('seats')}
        </ToolButton>
        {seats && (
          <ToolButton aria-pressed={arranging} onClick={() => setArranging(!arranging)}>
            {t(arranging ? 'arrangeDone' : 'arrange')}
          </ToolButton>
        )}
        {seats && arranging ? (
          <ToolButton onClick={() => move(fillSeats(pupils, roomOf(pupils)))}>{t('fill')}</ToolButton>
        ) : (
          <ToolButton icon={<Check />} onClick={markAll}>
            {t('allPresent')}
          </ToolButton>
        )}
      </Row>
      {seats && !typed ? (
        <Seats lesson={lesson} known={known} arranging={arranging} onMove={move} />
      ) : (
        <List lesson={lesson} known={known} sought={sought} />
      )}
    </>
  );
}

/** A press on a pupil sets the next state of attendance. */
function mark({ lesson, known }: ShownPupilsProps, person: Person): void {
  lesson.add({
    kind: 'attendance',
    pupils: [person.named],
    state: nextAttendance(attendanceOf(known.tally, person.key)),
  });
}

function useMovedSeats(lesson: ToolLesson): (moved: readonly MovedSeat[]) => void {
  const t = useTexts();
  return (moved) => {
    lesson
      .moveSeats(moved)
      .catch((error: unknown) =>
        showToast({ kind: 'failure', text: t('seatFailed', { why: messageOf(error) }) }),
      );
  };
}

interface SeatsProps extends ShownPupilsProps {
  readonly arranging: boolean;
  readonly onMove: (moved: readonly MovedSeat[]) => void;
}

function Seats({ arranging, onMove, ...shown }: SeatsProps): ReactNode {
  const t = useTexts();
  const { all, tally } = shown.known;
  const pupils = all.flatMap(({ pupil }) => pupil ?? []);
  const state = ({ user_id }: Pupil) => attendanceOf(tally, user_id);
  return (
    <Stack rows="start" flex={1} gap={3} className={classes.seats}>
      {arranging && (
        <Text as="p" tone="quiet" size="panel">
          {t('arrangeHelp')}
        </Text>
      )}
      <SeatGrid
        pupils={pupils}
        {...roomOf(pupils)}
        canChange={arranging}
        onMove={onMove}
        onPress={(pupil) => {
          const person = all.find(({ key }) => key === pupil.user_id);
          if (person) mark(shown, person);
        }}
        mark={(pupil) =>
          !arranging && (
            <Text
              size="panel"
              tone="accent"
              overflow="line"
              flex="none"
              radius="control"
              className={classes.state}
              data-state={state(pupil)}
            >
              {t(`state.${state(pupil)}`)}
            </Text>
          )
        }
        markText={(pupil) => t(`state.${state(pupil)}`)}
      />
    </Stack>
  );
}

function List({ sought, ...shown }: ShownPupilsProps & { readonly sought: string }): ReactNode {
  const t = useTexts();
  const { all, tally } = shown.known;
  const found = all.filter((each) => isFound(each, sought));
  return (
    <Stack
      as="ul"
      gap={2}
      rows="start"
      overflow="scroll"
      flex={1}
      className={classes.people}
      aria-label={t('list')}
    >
      {found.map((person) => {
        const state = attendanceOf(tally, person.key);
        const points = tally.points.get(person.key) ?? 0;
        return (
          <li key={person.key}>
            <PersonCard
              person={person}
              data-state={state}
              aria-label={t('person', { name: person.name, state: t(`state.${state}`), points })}
              onClick={() => mark(shown, person)}
            >
              <Text tone="quiet" numeric flex="none">
                {t('points', { count: points })}
              </Text>
              <Text
                size="panel"
                tone="accent"
                overflow="line"
                flex="none"
                radius="control"
                className={classes.state}
                data-state={state}
              >
                {t(`state.${state}`)}
              </Text>
            </PersonCard>
          </li>
        );
      })}
      {found.length === 0 && (
        <Text as="li" tone="quiet" size="panel">
          {t('notFound')}
        </Text>
      )}
    </Stack>
  );
}
