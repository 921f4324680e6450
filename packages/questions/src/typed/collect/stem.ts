import { choiceMarks, choiceMarksInside } from '../lines/choice-marks.ts';
import { scoreAtEdge } from '../lines/field-texts.ts';
import { isEmptyStrip, type Strip, slice, stripOfText, trimmed } from '../strip.ts';
import type { Draft } from './draft.ts';

/** Adds a line to the stem; points at its edge and choices behind it are taken out. Returns whether there were choices. */
export function addStem(draft: Draft, line: Strip): boolean {
  let rest = line;
  if (draft.stem.length === 0) rest = withoutKind(draft, withoutScore(draft, rest, 'first'));
  const marks = draft.choices.length === 0 ? marksBehindStem(rest.text, draft.stem.length === 0) : [];
  const [first] = marks;
  for (const [index, mark] of marks.entries())
    draft.choices.push({ index: mark.index, strips: [trimmed(slice(rest, mark.end, marks[index + 1]?.at))] });
  if (first) rest = trimmed(slice(rest, 0, first.at));
  rest = withoutScore(draft, rest, 'last');
  if (!isEmptyStrip(rest)) draft.addStem(rest);
  return first !== undefined;
}

/** （多选题，5分） at the beginning of a stem names its kind and points. */
const KIND =
  /^[(（【[]\s?((?:单项?|多项?|不定项)选(?:择)?题?|判断题?|填空题?|简答题?|问答题?|计算题?|排序题?|论述题?|作文题?)\s?(?:[,，、;；:：]?\s?(\d{1,3}(?:\.\d{1,2})?)\s?分)?\s?[)）】\]]\s*/;

function withoutKind(draft: Draft, strip: Strip): Strip {
  const match = KIND.exec(strip.text.slice(0, 40));
  if (!match) return strip;
  if (!draft.fields.has('kind')) draft.fields.set('kind', [stripOfText(match[1] ?? '', strip.place)]);
  if (match[2] !== undefined) draft.points ??= Number(match[2]);
  return trimmed(slice(strip, match[0].length));
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
