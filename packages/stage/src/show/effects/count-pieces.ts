import type { CoursewareReader } from '@lectern/courseware';
import type { EffectTarget } from '@lectern/playback';

/** The number of letters or words of a text, or of some of its paragraphs; a Chinese character counts as a word. */
export function countPieces(
  reader: Pick<CoursewareReader, 'find'>,
  target: EffectTarget,
  by: 'letter' | 'word',
): number {
  const element = reader.find('element', target.elementId);
  if (element?.type !== 'shape') return 1;
  const [first, last] = target.paragraphs ?? [0, Number.POSITIVE_INFINITY];
  const text = (element.text?.paragraphs ?? [])
    .slice(first, last + 1)
    .flatMap(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : ' ')))
    .join('\n');
  const pieces = by === 'letter' ? text.match(/\S/gu) : text.match(/[^\s\u2e80-\u9fff\uf900-\ufaff]+|\S/gu);
  return Math.max(pieces?.length ?? 0, 1);
}
