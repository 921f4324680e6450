import type { ClassEvent } from '@lectern/protocol/lessons';

type Attendance = Extract<ClassEvent, { kind: 'attendance' }>['state'];

/** Counts of the events of one lesson by pupil: keyed by the pupil's id, or by the name that was typed. */
export interface LessonTally {
  /** Number of calls of each pupil. */
  readonly called: ReadonlyMap<string, number>;
  /** The attendance marked last; a pupil without a mark counts as present. */
  readonly attendance: ReadonlyMap<string, Attendance>;
  readonly points: ReadonlyMap<string, number>;
  readonly praised: ReadonlyMap<string, number>;
}

type Named = Extract<ClassEvent, { kind: 'called' }>['pupils'][number];

/** The key of a pupil in a tally. */
export function pupilKey(pupil: Named): string {
  return 'member_id' in pupil ? pupil.member_id : pupil.name;
}

/** `events`: the oldest first, without undone events, as in `ToolLesson.events`. */
export function tallyOf(events: readonly ClassEvent[]): LessonTally {
  const called = new Map<string, number>();
  const attendance = new Map<string, Attendance>();
  const points = new Map<string, number>();
  const praised = new Map<string, number>();
  const add = (to: Map<string, number>, pupils: readonly Named[], count: number): void => {
    for (const each of pupils.map(pupilKey)) to.set(each, (to.get(each) ?? 0) + count);
  };
  for (const event of events) {
    if (event.kind === 'called') add(called, event.pupils, 1);
    if (event.kind === 'scored') add(points, event.pupils, event.points);
    if (event.kind === 'praised') add(praised, event.pupils, 1);
    if (event.kind === 'attendance')
      for (const each of event.pupils) attendance.set(pupilKey(each), event.state);
  }
  return { called, attendance, points, praised };
}
