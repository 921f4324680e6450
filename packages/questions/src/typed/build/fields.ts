import type { SingleQuestion } from '../../question/question.ts';
import type { Draft, Section } from '../collect/draft.ts';
import { difficultyOf, labelsOf } from '../lines/field-texts.ts';
import { contentOfStrips, wordsOf } from '../strip.ts';

/** Points of a question whose paper tells none. */
const DEFAULT_POINTS = 1;
const LEAST_POINTS = 0.5;
const MOST_POINTS = 100;
const LONGEST_SOURCE = 1000;
const LONGEST_LABEL = 200;
const MOST_HINTS = 3;

type About = Pick<
  SingleQuestion,
  'analysis' | 'hints' | 'difficulty' | 'knowledgePoints' | 'ability' | 'tags' | 'source'
>;

/** The fields that the labels of a draft give. */
export function aboutOf(draft: Draft): About {
  const text = (field: Parameters<typeof draft.fields.get>[0]) =>
    wordsOf(draft.fields.get(field) ?? []).trim();
  const difficulty = difficultyOf(text('difficulty'));
  if (text('difficulty') !== '' && difficulty === undefined)
    draft.doubt('difficulty-not-understood', text('difficulty'));
  const knowledgePoints = labelsOf(text('knowledge'));
  const tags = labelsOf(text('tags'));
  const ability = shortened(draft, text('ability'), LONGEST_LABEL);
  const source = shortened(draft, text('source'), LONGEST_SOURCE);
  const analysis = contentOfStrips(draft.analysis);
  const hints = draft.hints
    .map((strips, index) => ({ id: `h${index + 1}`, content: contentOfStrips(strips), cost: 0 }))
    .filter(({ content }) => content.paragraphs.length > 0 || content.media);
  if (hints.length > MOST_HINTS) draft.doubt('field-shortened', wordsOf(draft.hints[MOST_HINTS] ?? []));
  return {
    ...(analysis.paragraphs.length > 0 || analysis.media ? { analysis } : {}),
    ...(hints.length > 0 ? { hints: hints.slice(0, MOST_HINTS) } : {}),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(knowledgePoints.length > 0 ? { knowledgePoints } : {}),
    ...(ability === '' ? {} : { ability }),
    ...(tags.length > 0 ? { tags } : {}),
    ...(source === '' ? {} : { source }),
  };
}

function shortened(draft: Draft, text: string, most: number): string {
  if (text.length > most) draft.doubt('field-shortened', text);
  return text.slice(0, most).toWellFormed();
}

/** Points of a question: its own, else those of the heading. `blanks`: how many blanks it has; `isNumbered`: each has a number. */
export function pointsOf(draft: Draft, blanks = 1, isNumbered = false): number {
  const written = wordsOf(draft.fields.get('score') ?? []);
  const own = written === '' ? draft.points : Number(/\d{1,4}(?:\.\d+)?/.exec(written)?.[0]);
  if (own !== undefined) return within(draft, own);
  const { heading } = draft.section;
  if (heading?.each !== undefined)
    return within(draft, heading.each * (heading.isPerBlank || isNumbered ? blanks : 1));
  if (heading?.total === undefined) return DEFAULT_POINTS;
  const count = leavesOf(draft.section);
  const share = heading.total / count;
  if (!Number.isInteger(share * 2)) return DEFAULT_POINTS;
  if (count > 1) draft.doubt('score-shared', `${share}`);
  return within(draft, share);
}

function within(draft: Draft, points: number): number {
  if (points >= LEAST_POINTS && points <= MOST_POINTS) return points;
  draft.doubt('score-out-of-range', `${points}`);
  return DEFAULT_POINTS;
}

/** The number of questions of a section, the parts of materials counted one by one. */
function leavesOf({ drafts }: Section): number {
  return drafts.reduce(
    (sum, { isMaterial, children }) => sum + (isMaterial && children.length > 0 ? children.length : 1),
    0,
  );
}
