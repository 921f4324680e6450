import type { Paragraph, Run } from '@lectern/courseware';
import { gapOf, gapRun } from '@lectern/questions';

/** `$…$`, `$$…$$` and `\(…\)`: no space inside the signs, no Chinese, and no digit after them, as in `$5 and $6`. */
const FORMULA =
  /\$\$(?<large>[^$]+)\$\$|(?<!\$)\$(?<inline>[^$\s](?:[^$]*[^$\s])?)\$(?!\d)|\\\((?<bracketed>.+?)\\\)/u;
const CHINESE = /[\p{Script=Han}，。；：？！]/u;
const GAP = /【\s*】|_{4,}/u;

/**
 * Replaces signs that an author types or pastes: a formula between dollar signs, and 【】 or ____ where `makeGap` makes the
 * id of a new gap. Returns the same array when there are none.
 */
export function withTypedSigns(
  paragraphs: readonly Paragraph[],
  makeGap: (() => string) | undefined,
): readonly Paragraph[] {
  let isSame = true;
  const changed = paragraphs.map((paragraph) => {
    const runs = paragraph.runs.flatMap((run, index) => {
      const after = index > 0 && gapOf(paragraph.runs[index - 1] as Run) !== undefined;
      return run.type === 'text' ? runsOf(run, makeGap, after) : [run];
    });
    if (runs.length === paragraph.runs.length && runs.every((run, index) => run === paragraph.runs[index]))
      return paragraph;
    isSame = false;
    return { ...paragraph, runs };
  });
  return isSame ? paragraphs : changed;
}

type TextRun = Extract<Run, { type: 'text' }>;

function runsOf(run: TextRun, makeGap: (() => string) | undefined, isAfterGap: boolean): Run[] {
  // The fifth and later strokes of a line that has become a gap.
  if (makeGap && isAfterGap && run.text.startsWith('_'))
    return piece(run, run.text.replace(/^_+/, '')).flatMap((rest) => runsOf(rest, makeGap, false));
  const gap = makeGap && GAP.exec(run.text);
  if (gap && makeGap)
    return [
      ...piece(run, run.text.slice(0, gap.index)).flatMap((rest) => runsOf(rest, makeGap, false)),
      gapRun(makeGap()),
      ...piece(run, run.text.slice(gap.index + gap[0].length)).flatMap((rest) => runsOf(rest, makeGap, true)),
    ];
  const formula = FORMULA.exec(run.text);
  if (!formula) return [run];
  const { large, inline, bracketed } = formula.groups ?? {};
  const latex = (large ?? inline ?? bracketed ?? '').trim();
  const end = formula.index + formula[0].length;
  if (latex === '' || CHINESE.test(latex)) return [run];
  return [
    ...piece(run, run.text.slice(0, formula.index)),
    {
      type: 'formula',
      latex,
      ...(large === undefined ? {} : { display: true }),
      ...(run.props ? { props: run.props } : {}),
    },
    ...piece(run, run.text.slice(end)).flatMap((rest) => runsOf(rest, makeGap, false)),
  ];
}

/** The run with other words; none for no words. */
function piece(run: TextRun, text: string): TextRun[] {
  return text === '' ? [] : [{ ...run, text }];
}
