import type { ClassEvent } from '@lectern/protocol/lessons';
import { type ShownPage, shownPages } from './shown-pages.ts';

/** How a pupil was there: what was said last. */
export type Attendance = Extract<ClassEvent, { kind: 'attendance' }>['state'];
/** A pupil as an event names him. */
type EventPupil = Extract<ClassEvent, { kind: 'called' }>['pupils'][number];

export interface PupilSums {
  /** Of the class's list, or the name that was typed. */
  readonly name: string;
  readonly called: number;
  readonly points: number;
  readonly praised: number;
  /** Undefined where nobody noted it. */
  readonly attendance: Attendance | undefined;
}

export interface TeamSums {
  readonly name: string;
  readonly points: number;
  readonly pupils: readonly string[];
}

/** What a lesson comes to. */
export interface LessonSums {
  readonly pages: readonly ShownPage[];
  /** How often somebody was called, each pupil of a call for himself. */
  readonly calls: number;
  /** Given and taken together. */
  readonly points: number;
  readonly praise: number;
  readonly absent: number;
  /** Only those of whom something is said, those with most points first. */
  readonly pupils: readonly PupilSums[];
  /** As they stood last, the first before the others. */
  readonly teams: readonly TeamSums[];
  /** Which tools were opened and how often. */
  readonly tools: readonly { readonly code: string; readonly times: number }[];
}

/**
 * Adds up what was said of a lesson; `events` without what was taken back. `nameOf`: of a pupil of the class's list;
 * `somebody` stands for who is not on it any more.
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

/** Undefined for who is not on the list any more. */
export function pupilName(
  pupil: EventPupil,
  nameOf: (memberId: string) => string | undefined,
): string | undefined {
  return 'name' in pupil ? pupil.name : nameOf(pupil.member_id);
}
