import type { JsonValue } from '../../records/json-value.ts';
import type { Paragraph, Run, TextBody } from '../../records/text.ts';
import { type QuestionText, questionTexts } from './question-texts.ts';

const bodies = new WeakMap<object, TextBody>();
/** Large enough to be read in a classroom; the text gets smaller where its box is too small for it. */
const FORMAT: Pick<TextBody, 'box' | 'levels'> = {
  box: { wrap: true, autofit: { type: 'shrink' } },
  levels: [{ paragraph: { spaceBefore: { type: 'points', value: 6 } }, run: { size: 24 } }],
};
const EMPTY: TextBody = { paragraphs: [{ runs: [] }], ...FORMAT };

/**
 * A question as one text, for programs and views that know no questions: the stem, and below it the choices with their
 * letters and the other texts of the body. Returns the same object for the same question.
 */
export function questionBody(question: JsonValue): TextBody {
  if (typeof question !== 'object' || question === null) return EMPTY;
  const known = bodies.get(question);
  if (known) return known;
  const paragraphs = questionTexts(question).flatMap(paragraphsOf);
  const body = paragraphs.length === 0 ? EMPTY : { paragraphs, ...FORMAT };
  bodies.set(question, body);
  return body;
}

function paragraphsOf(text: QuestionText): readonly Paragraph[] {
  const label = labelOf(text);
  const paragraphs = text.body.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map(writtenGap),
  }));
  if (label === undefined) return paragraphs;
  const [first = { runs: [] }, ...rest] = paragraphs;
  return [{ ...first, runs: [{ type: 'text', text: label }, ...first.runs] }, ...rest];
}

/** The letter of a choice, or the number of a question under a material. */
function labelOf({ where, choice }: QuestionText): string | undefined {
  if (choice !== undefined) return choice < 26 ? `${String.fromCharCode(65 + choice)}. ` : `${choice + 1}. `;
  const child = /^children\.(\d+)\.stem$/.exec(where);
  return child ? `(${Number(child[1]) + 1}) ` : undefined;
}

/** A gap is a field; as text it is a line on which nothing can be written. */
function writtenGap(run: Run): Run {
  return run.type === 'field' ? { type: 'text', text: run.text, props: run.props } : run;
}
