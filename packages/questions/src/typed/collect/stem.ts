import { choiceMarks, choiceMarksInside } from '../lines/choice-marks.ts';
import { scoreAtEdge } from '../lines/field-texts.ts';
import { isEmptyStrip, type Strip, slice, trimmed } from '../strip.ts';
import type { Draft } from './draft.ts';

/** Adds a line to the stem; points at its edge and choices behind it are taken out. Returns whether there were choices. */
export function addStem(draft: Draft, line: Strip): boolean {
  let rest = line;
  if (draft.stem.length === 0) rest = withoutScore(draft, rest, 'first');
  const marks = draft.choices.length === 0 ? marksBehindStem(rest.text, draft.stem.length === 0) : [];
  const [first] = marks;
  for (const [index, mark] of marks.entries())
    draft.choices.push({ index: mark.index, strips: [trimmed(slice(rest, mark.end, marks[index + 1]?.at))] });
  if (first) rest = trimmed(slice(rest, 0, first.at));
  rest = withoutScore(draft, rest, 'last');
  if (!isEmptyStrip(rest)) draft.addStem(rest);
  return first !== undefined;
}

/** Choices behind a stem, or, as in cloze tests, in its place. */
function marksBehindStem(text: string, isFirst: boolean) {
  const inPlace = isFirst ? (['dotted', 'bracketed'] as const).map((form) => choiceMarks(text, 0, form)) : [];
  return inPlace.find((marks) => marks.length > 1 && marks[0]?.index === 0) ?? choiceMarksInside(text);
}

function withoutScore(draft: Draft, strip: Strip, edge: 'first' | 'last'): Strip {
  const found = draft.points === undefined ? scoreAtEdge(strip.text, edge) : undefined;
  if (!found) return strip;
  draft.points = found.points;
  return trimmed(edge === 'first' ? slice(strip, found.to) : slice(strip, 0, found.from));
}
