import { Input, showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Check, Search, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  type ClassToolPart,
  type ClassToolProps,
  PeopleGate,
  type Person,
  PersonCard,
  ToolButton,
  ToolWindow,
  TypedNames,
  usePeople,
} from '../../../parts/class-tools/index.ts';
import { fillSeats, type MovedSeat, type Pupil, roomOf, SeatGrid } from '../../../parts/classes/index.ts';
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
  const { people, all, present, tally } = known;
  const [sought, setSought] = useState('');
  const kept = lesson.state(tool.id);
  const seats = useSignal(kept, (values) => values.seats === true);
  const setSeats = (next: boolean) => kept.change({ seats: next || undefined });
  const [arranging, setArranging] = useState(false);
  const [asking, setAsking] = useState<'class' | 'names'>();
  const schoolClass = people.type === 'there' ? people.schoolClass : undefined;
  const typed = people.type === 'there' && people.typed;
  const found = all.filter((each) => isFound(each, sought));
  const pupils = all.flatMap(({ pupil }) => pupil ?? []);
  const room = roomOf(pupils);

  const mark = (person: Person) =>
    lesson.add({
      kind: 'attendance',
      pupils: [person.named],
      state: nextAttendance(attendanceOf(tally, person.key)),
    });
  const move = (moved: readonly MovedSeat[]) => {
    lesson
      .moveSeats(moved)
      .catch((error: unknown) =>
        showToast({ kind: 'failure', text: t('seatFailed', { why: messageOf(error) }) }),
      );
  };
  const personOf = (pupil: Pupil) => all.find(({ key }) => key === pupil.user_id);
  const state = (key: string) => attendanceOf(tally, key);
  const points = (key: string) => tally.points.get(key) ?? 0;

  return (
    <ToolWindow
      tool={tool}
      title={t('title')}
      icon={<Users />}
      size={{ w: 1240, h: 700 }}
      minSize={{ w: 340, h: 320 }}
    >
      {asking === 'class' && (
        <ClassChoice lesson={lesson} now={schoolClass?.class_id} onDone={() => setAsking(undefined)} />
      )}
      {asking === 'names' && (
        <TypedNames
          lesson={lesson}
          className={schoolClass?.class_name}
          names={all.map(({ name }) => name)}
          onDone={() => setAsking(undefined)}
        />
      )}
      {asking === undefined && (
        <div className={classes.roster}>
          <div className={classes.bar}>
            <strong className={classes.class}>{schoolClass?.class_name ?? t('typed')}</strong>
            {all.length > 0 && (
              <span className={classes.count} role="status">
                {t('count', { present: present.length, all: all.length })}
              </span>
            )}
            {people.type === 'there' && people.kept && <span className={classes.count}>{t('kept')}</span>}
            <span className={classes.gap} />
            {typed && all.length > 0 && (
              <ToolButton onClick={() => setAsking('names')}>{t('names')}</ToolButton>
            )}
            <ToolButton onClick={() => setAsking('class')}>{t('classes')}</ToolButton>
          </div>
          <PeopleGate lesson={lesson} known={known}>
            <div className={classes.bar}>
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
                <ToolButton onClick={() => move(fillSeats(pupils, room))}>{t('fill')}</ToolButton>
              ) : (
                <ToolButton
                  icon={<Check />}
                  onClick={() =>
                    lesson.add({
                      kind: 'attendance',
                      pupils: all.slice(0, 200).map(({ named }) => named),
                      state: 'present',
                    })
                  }
                >
                  {t('allPresent')}
                </ToolButton>
              )}
            </div>
            {seats && !typed ? (
              <div className={classes.seats}>
                {arranging && <p className={classes.help}>{t('arrangeHelp')}</p>}
                <SeatGrid
                  pupils={pupils}
                  {...room}
                  canChange={arranging}
                  onMove={move}
                  onPress={(pupil) => {
                    const person = personOf(pupil);
                    if (person) mark(person);
                  }}
                  mark={({ user_id }) =>
                    !arranging && (
                      <span className={classes.state} data-state={state(user_id)}>
                        {t(`state.${state(user_id)}`)}
                      </span>
                    )
                  }
                  markText={({ user_id }) => t(`state.${state(user_id)}`)}
                />
              </div>
            ) : (
              <ul className={classes.people} aria-label={t('list')}>
                {found.map((person) => (
                  <li key={person.key}>
                    <PersonCard
                      person={person}
                      data-state={state(person.key)}
                      aria-label={t('person', {
                        name: person.name,
                        state: t(`state.${state(person.key)}`),
                        points: points(person.key),
                      })}
                      onClick={() => mark(person)}
                    >
                      <span className={classes.points}>{t('points', { count: points(person.key) })}</span>
                      <span className={classes.state} data-state={state(person.key)}>
                        {t(`state.${state(person.key)}`)}
                      </span>
                    </PersonCard>
                  </li>
                ))}
                {found.length === 0 && <li className={classes.help}>{t('notFound')}</li>}
              </ul>
            )}
          </PeopleGate>
        </div>
      )}
    </ToolWindow>
  );
}
