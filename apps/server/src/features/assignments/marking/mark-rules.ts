import { LecternError } from '@lectern/protocol';
import type { MarkContent } from '@lectern/protocol/assignment-shapes';
import { fullScoreOf, type Question, type Rubric, shownPoints } from '@lectern/questions';

/**
 * Checks a person's mark. Throws POINTS_TOO_MANY, and INVALID_INPUT for a level that the question's rubric does not have,
 * ink on a file that is not in the answer, and a voice that was not uploaded.
 */
export function checkMark(
  question: Question,
  { points, rubric, ink, voice }: MarkContent,
  known: { readonly files: readonly string[]; readonly isVoice: boolean },
): void {
  const most = shownPoints(fullScoreOf(question));
  if (points > most) throw new LecternError('POINTS_TOO_MANY', { most });
  const criteria = rubricsOf(question);
  const hasLevel = (chosen: MarkContent['rubric'][number]) =>
    criteria.some(
      ({ id, levels }) => id === chosen.criterion && levels.some((level) => level.id === chosen.level),
    );
  const isOnce = new Set(rubric.map(({ criterion }) => criterion)).size === rubric.length;
  if (!isOnce || !rubric.every(hasLevel)) throw new LecternError('INVALID_INPUT', { field: 'body.rubric' });
  if (ink.some(({ file }) => !known.files.includes(file)))
    throw new LecternError('INVALID_INPUT', { field: 'body.ink' });
  if (voice !== null && !known.isVoice) throw new LecternError('INVALID_INPUT', { field: 'body.voice' });
}

/** The criteria of a question, or of all questions of a composite. */
function rubricsOf(question: Question): Rubric {
  const all = 'children' in question ? question.children : [question];
  return all.flatMap(({ key }) => (key as { readonly rubric?: Rubric } | undefined)?.rubric ?? []);
}
