import type { ClassEvent } from '@lectern/protocol/lessons';
import { type ShownPage, shownPages } from './shown-pages.ts';

/** The attendance of a pupil, as last recorded. */
export type Attendance = Extract<ClassEvent, { kind: 'attendance' }>['state'];
/** A pupil as referred to in an event. */
type EventPupil = Extract<ClassEvent, { kind: 'called' }>['pupils'][number];

export interface PupilSums {
  /** The name in the class list, or the name that was typed. */
  readonly name: string;
  readonly called: number;
  readonly points: number;
  readonly praised: number;
  /** Undefined when attendance was not recorded. */
  readonly attendance: Attendance | undefined;
}

export interface TeamSums {
  readonly name: string;
  readonly points: number;
  readonly pupils: readonly string[];
}

/** Totals of a lesson. */
export interface LessonSums {
  readonly pages: readonly ShownPage[];
  /** Number of calls; a call of several pupils counts once for each. */
  readonly calls: number;
  /** Sum of points given and deducted. */
  readonly points: number;
  readonly praise: number;
  readonly absent: number;
  /** Pupils with any event, the pupils with most points first. */
  readonly pupils: readonly PupilSums[];
  /** The last state of the teams, the highest score first. */
  readonly teams: readonly TeamSums[];
  /** The tools that were opened, and how often. */
  readonly tools: readonly { readonly code: string; readonly times: number }[];
}

/**
 * Adds up the events of a lesson; `events` without undone events. `nameOf`: the name of a pupil in the class list;
 * `somebody`: placeholder for pupils who are no longer in it.
 */
export function lessonSums(
  events: readonly ClassEvent[],
  nameOf: (memberId: string) => string | undefined,
  somebody: string,
): LessonSums {
  const pupils = new Map<string, PupilSums>();
  const nameOfPupil = (pupil: EventPupil) => pupilName(pupil, nameOf) ?? somebody;
  const note = (named: readonly EventPupil[], change: (sums: PupilSums) => Partial<PupilSums>) => {
    for (const pupil of named) {
      const key = 'name' in pupil ? `name ${pupil.name}` : `member ${pupil.member_id}`;
      const before = pupils.get(key) ?? {
        name: nameOfPupil(pupil),
        called: 0,
        points: 0,
        praised: 0,
        attendance: undefined,
      };
      pupils.set(key, { ...before, ...change(before) });
    }
  };
  const tools = new Map<string, number>();
  let teams: readonly TeamSums[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'called':
        note(event.pupils, ({ called }) => ({ called: called + 1 }));
        break;
      case 'scored':
        note(event.pupils, ({ points }) => ({ points: points + event.points }));
        break;
      case 'praised':
        note(event.pupils, ({ praised }) => ({ praised: praised + 1 }));
        break;
      case 'attendance':
        note(event.pupils, () => ({ attendance: event.state }));
        break;
      case 'tool':
        tools.set(event.code, 1 + (tools.get(event.code) ?? 0));
        break;
      case 'teams':
        teams = event.teams.map((team) => ({ ...team, pupils: team.pupils.map(nameOfPupil) }));
        break;
    }
  }
  const all = [...pupils.values()];
  const sum = (part: (sums: PupilSums) => number) => all.reduce((total, each) => total + part(each), 0);
  return {
    pages: shownPages(events),
    calls: sum(({ called }) => called),
    points: sum(({ points }) => points),
    praise: sum(({ praised }) => praised),
    absent: all.filter(({ attendance }) => attendance === 'absent').length,
    pupils: all.sort((one, other) => other.points - one.points || other.praised - one.praised),
    teams: [...teams].sort((one, other) => other.points - one.points),
    tools: [...tools].map(([code, times]) => ({ code, times })).sort((one, other) => other.times - one.times),
  };
}

/** Undefined when the pupil is no longer in the list. */
export function pupilName(
  pupil: EventPupil,
  nameOf: (memberId: string) => string | undefined,
): string | undefined {
  return 'name' in pupil ? pupil.name : nameOf(pupil.member_id);
}
