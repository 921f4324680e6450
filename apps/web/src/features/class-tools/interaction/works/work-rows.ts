import type { LessonValues } from '@lectern/courseware/lesson';
import type { LessonWork } from '@lectern/protocol/phone-views';
import type { Rotation, Stroke } from '../../../../parts/marked-picture/index.ts';
import type { AnsweredPupil } from '../question-activity.ts';

/** Most pupils whose works are shown side by side. */
export const SIDE_BY_SIDE = 4;

/** The files of one pupil's answer. */
export interface PupilWorks {
  readonly pupil: AnsweredPupil;
  readonly files: readonly LessonWork[];
}

/** The files of the answers to one question of an activity, by pupil in the order of arrival. */
export function worksOf(
  pupils: readonly AnsweredPupil[],
  works: readonly LessonWork[],
  index: number,
): readonly PupilWorks[] {
  const of = Map.groupBy(
    works.filter((work) => work.index === index),
    ({ participant_id: id }) => id,
  );
  return pupils.flatMap((pupil) => {
    const files = of.get(pupil.participant_id) ?? [];
    return files.length > 0 ? [{ pupil, files }] : [];
  });
}

/** The teacher's ink on a file, and the rotation in which it is shown. */
export interface WorkInk {
  readonly strokes: readonly Stroke[];
  readonly rotation: Rotation;
}

const NO_INK: WorkInk = { strokes: [], rotation: 0 };
const ROTATIONS: readonly unknown[] = [0, 90, 180, 270];

/** The ink of a file as the lesson stores it; values that are none have no strokes. */
export function inkOf(values: LessonValues, hash: string): WorkInk {
  const { strokes, rotation } = (values[hash] ?? NO_INK) as Partial<Record<keyof WorkInk, unknown>>;
  return {
    strokes: Array.isArray(strokes) ? strokes.filter(isStroke) : [],
    rotation: (ROTATIONS.includes(rotation) ? rotation : 0) as Rotation,
  };
}

function isStroke(value: unknown): value is Stroke {
  if (typeof value !== 'object' || value === null) return false;
  const { color, points } = value as Partial<Record<keyof Stroke, unknown>>;
  return (
    ['red', 'blue', 'green'].includes(String(color)) &&
    Array.isArray(points) &&
    points.every((number) => typeof number === 'number')
  );
}

/** The ink with a rotation that is a quarter of a turn further, clockwise. */
export function rotated({ strokes, rotation }: WorkInk): WorkInk {
  return { strokes, rotation: ((rotation + 90) % 360) as Rotation };
}

/** The hashes that phones show after a press: those of the files are added, or removed when all of them are shown. */
export function toggledShown(
  shown: readonly string[],
  files: readonly Pick<LessonWork, 'hash'>[],
  most: number,
): string[] {
  const hashes = files.map(({ hash }) => hash);
  const others = shown.filter((hash) => !hashes.includes(hash));
  if (areShown(shown, files)) return others;
  return [...others, ...hashes].slice(-most);
}

export function areShown(shown: readonly string[], files: readonly Pick<LessonWork, 'hash'>[]): boolean {
  return files.length > 0 && files.every(({ hash }) => shown.includes(hash));
}
