import { type CoursewareReader, equalPlain } from '@lectern/courseware';
import type { Outline } from '../model/outline.ts';

/** The differences of an earlier version from the current state. */
export interface ComparedExercises {
  /** Ids of questions of the version that have another content or other points now, and of those that are gone. */
  readonly changed: ReadonlySet<string>;
  readonly gone: ReadonlySet<string>;
  /** Number of questions that were added since. */
  readonly added: number;
  /** Whether the exercises are equal, the order of questions and the settings included. */
  readonly isSame: boolean;
}

type Reading = Pick<CoursewareReader, 'get'>;

/** Compares a version with the current state; the outlines are those of the readers. */
export function compareExercises(
  before: Reading,
  then: Outline,
  now: Reading,
  current: Outline,
): ComparedExercises {
  const old = new Map(questionsOf(then).map(({ record, points }) => [record.id, { record, points }]));
  const changed = new Set<string>();
  let added = 0;
  const kept = new Set<string>();
  for (const { record, points } of questionsOf(current)) {
    const was = old.get(record.id);
    kept.add(record.id);
    if (was === undefined) added += 1;
    else if (points !== was.points || !equalPlain(was.record.question, record.question))
      changed.add(record.id);
  }
  const gone = new Set([...old.keys()].filter((id) => !kept.has(id)));
  const isSame =
    changed.size + gone.size + added === 0 &&
    equalPlain(before.get('exercise'), now.get('exercise')) &&
    equalPlain(sectionsOf(then), sectionsOf(current));
  return { changed, gone, added, isSame };
}

function questionsOf({ sections }: Outline) {
  return sections.flatMap(({ questions }) => questions);
}

function sectionsOf({ sections }: Outline) {
  return sections.map(({ section, questions }) => [section.title, questions.map(({ record }) => record.id)]);
}
