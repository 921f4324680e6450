import type { ExerciseQuestion, ExerciseSection } from '@lectern/courseware/exercise';

/**
 * Facts of a question that lists need, read from its JSON without the code of all kinds: the first load of the editor
 * contains this file, and no schema.
 */
type Raw = Readonly<Record<string, unknown>>;

/** Characters of a stem in a list. */
const MOST_WORDS = 120;

/** The name of the kind, empty when it is invalid. */
export function kindNameOf({ kind }: Raw): string {
  return typeof kind === 'string' ? kind : '';
}

/** The question's own score, for a composite the sum of its children's; undefined when it has none. */
export function ownPoints({ score, children }: Raw): number | undefined {
  if (Array.isArray(children)) {
    const scores = children.map((child: unknown) => (isObject(child) ? ownPoints(child) : undefined));
    return scores.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  }
  return typeof score === 'number' && Number.isFinite(score) && score >= 0 ? score : undefined;
}

/** Points of a question in its exercise: its points there, those of the section, or its own. */
export function pointsIn(
  section: Pick<ExerciseSection, 'points'>,
  { points, question }: Pick<ExerciseQuestion, 'points' | 'question'>,
): number {
  return points ?? section.points ?? ownPoints(question) ?? 0;
}

/** The first words of the stem, and of the passage with gaps below it, in one line; formulas as LaTeX, media left out. */
export function stemWords({ stem, body }: Raw): string {
  const passage = isObject(body) ? plainText(body.passage) : '';
  return `${plainText(stem)} ${passage}`.replace(/\s+/g, ' ').trim().slice(0, MOST_WORDS);
}

function plainText(content: unknown): string {
  if (!isObject(content) || !Array.isArray(content.paragraphs)) return '';
  return content.paragraphs.map((paragraph: unknown) => wordsOf(paragraph)).join('\n');
}

function wordsOf(paragraph: unknown): string {
  if (!isObject(paragraph) || !Array.isArray(paragraph.runs)) return '';
  return paragraph.runs.map((run: unknown) => (isObject(run) ? runWords(run) : '')).join('');
}

function runWords({ type, text, latex }: Raw): string {
  if (type === 'break') return ' ';
  const words = type === 'formula' ? latex : text;
  return typeof words === 'string' ? words : '';
}

function isObject(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
