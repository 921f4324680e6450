import * as z from 'zod/mini';
import { asset, content, partId } from '../../question/content.ts';
import { mediumEntry, textEntry } from '../../question/entry.ts';
import { sameIds } from '../../question/problem.ts';
import { RESPONSE_LENGTHS } from '../../question/response-lengths.ts';
import { rubric, rubricProblems } from '../../question/rubric.ts';
import { markedByPerson } from '../../scoring/judged.ts';
import type { QuestionKind } from '../question-kind.ts';

const { essay: LONGEST, outlineBox: LONGEST_BOX } = RESPONSE_LENGTHS;
const MOST_BOXES = 12;
const MOST_PHOTOGRAPHS = 9;
const length = z.int().check(z.gte(0), z.lte(LONGEST));

const body = z.object({
  /** Least and most length. An answer of another length is accepted; whoever marks it sees the length. */
  least: z.optional(length),
  most: z.optional(length),
  /** Unit of the length (`textLength`): characters by default. */
  counts: z.optional(z.enum(['characters', 'words'])),
  /** Boxes for an outline, to fill in before writing. */
  outline: z.optional(
    z
      .array(z.object({ id: partId, title: z.string().check(z.maxLength(200)) }))
      .check(z.maxLength(MOST_BOXES)),
  ),
  /** How many photographs of paper may be handed in instead of a typed text; none by default. */
  photographs: z.optional(z.int().check(z.gte(0), z.lte(MOST_PHOTOGRAPHS))),
});
const key = z.object({ rubric: z.optional(rubric), sample: z.optional(content) });
const response = z.object({
  text: z.optional(z.string().check(z.maxLength(LONGEST))),
  outline: z.optional(
    z
      .array(z.object({ id: partId, text: z.string().check(z.maxLength(LONGEST_BOX)) }))
      .check(z.maxLength(MOST_BOXES)),
  ),
  photographs: z.optional(z.array(asset).check(z.maxLength(MOST_PHOTOGRAPHS))),
});

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 作文与论述题: a long text, typed or photographed, that a person marks by a rubric. */
export const essay: QuestionKind<Body, Key, Response> = {
  kind: 'essay',
  body,
  key,
  response,
  rules: ['manual', 'none'],
  blank: () => ({ body: {}, key: {} }),
  problems: ({ least = 0, most = LONGEST, outline = [] }, { rubric: criteria }) => [
    ...(least > most ? [{ code: 'range-empty' } as const] : []),
    ...sameIds(outline.map(({ id }) => id)),
    ...outline
      .filter(({ title }) => title.trim() === '')
      .map(({ id }) => ({ code: 'part-blank', at: id }) as const),
    ...rubricProblems(criteria),
  ],
  rightResponse: () => undefined,
  isEmpty: ({ text = '', outline = [], photographs = [] }) =>
    photographs.length === 0 && [text, ...outline.map((box) => box.text)].every((one) => one.trim() === ''),
  entries: ({ text, outline = [], photographs = [] }) => [
    ...textEntry(text),
    ...outline.flatMap((box) => textEntry(box.text, box.id)),
    ...photographs.map(mediumEntry),
  ],
  judge: (asked, _right, given) => markedByPerson(essay.isEmpty(shownOf(asked, given))),
};

/** The parts of a response for which the body has a place. */
function shownOf({ outline = [], photographs = 0 }: Body, given: Response): Response {
  const boxes = new Set(outline.map(({ id }) => id));
  return {
    text: given.text,
    outline: given.outline?.filter(({ id }) => boxes.has(id)),
    photographs: given.photographs?.slice(0, photographs),
  };
}
