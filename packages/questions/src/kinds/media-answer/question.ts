import * as z from 'zod/mini';
import { asset, content } from '../../question/content.ts';
import { mediumEntry } from '../../question/entry.ts';
import { rubric, rubricProblems } from '../../question/rubric.ts';
import { markedByPerson } from '../../scoring/judged.ts';
import type { QuestionKind } from '../question-kind.ts';

const MOST_PHOTOGRAPHS = 9;
const LONGEST_SECONDS = 300;

/** Ground of a drawing; white paper when left out. */
const ground = z.discriminatedUnion('type', [
  z.object({ type: z.literal('picture'), asset }),
  z.object({
    type: z.literal('grid'),
    grid: z.enum(['squares', 'dots', 'axes', 'field', 'rice', 'english', 'staff']),
  }),
]);

const body = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('drawing'), ground: z.optional(ground) }),
  z.object({ ask: z.literal('photographs'), most: z.int().check(z.gte(1), z.lte(MOST_PHOTOGRAPHS)) }),
  z.object({
    ask: z.literal('speech'),
    /** Most seconds of a recording. */
    seconds: z.int().check(z.gte(5), z.lte(LONGEST_SECONDS)),
    /** A text to read aloud. */
    text: z.optional(content),
  }),
]);
const key = z.object({ reference: z.optional(content), rubric: z.optional(rubric) });
const response = z.object({
  /** Picture of the drawing, without its ground. */
  drawing: z.optional(asset),
  photographs: z.optional(z.array(asset).check(z.maxLength(MOST_PHOTOGRAPHS))),
  recording: z.optional(
    // A recorder stops a little late.
    z.object({ asset, seconds: z.number().check(z.gte(0), z.lte(LONGEST_SECONDS + 5)) }),
  ),
});

type Body = z.infer<typeof body>;
type Key = z.infer<typeof key>;
type Response = z.infer<typeof response>;

/** 作图、拍照与口语题: a drawing, photographs or a recording that a person marks by a rubric. */
export const mediaAnswer: QuestionKind<Body, Key, Response> = {
  kind: 'media-answer',
  body,
  key,
  response,
  rules: ['manual', 'none'],
  blank: () => ({ body: { ask: 'drawing' }, key: {} }),
  problems: (_asked, { rubric: criteria }) => rubricProblems(criteria),
  rightResponse: () => undefined,
  isEmpty: ({ drawing, photographs = [], recording }) =>
    drawing === undefined && photographs.length === 0 && recording === undefined,
  entries({ drawing, photographs = [], recording }) {
    return [drawing, ...photographs, recording?.asset].filter((hash) => hash !== undefined).map(mediumEntry);
  },
  judge: (asked, _right, given) => markedByPerson(!hasAsked(asked, given)),
};

/** Whether a response has what is asked; other media are ignored. */
function hasAsked({ ask }: Body, { drawing, photographs = [], recording }: Response): boolean {
  if (ask === 'drawing') return drawing !== undefined;
  return ask === 'photographs' ? photographs.length > 0 : recording !== undefined;
}
