import * as z from 'zod/mini';

/** Points of one stroke that the teacher's phone sends; it leaves out what the eye does not miss. */
export const STROKE_POINTS_MAX = 200;
/** A pointer that is held is told of no more often than this, milliseconds. */
export const LASER_EVERY_MS = 60;
/** Commands of one phone within a second; what is more is dropped. */
export const COMMANDS_A_SECOND = 30;
/** Logical pixels: a page is far smaller. */
const FARTHEST = 20_000;

/**
 * What the teacher's phone asks of the panel. The panel does it or refuses it; nothing of it reaches a document by another
 * way than what is done on the panel by hand.
 */
export const teacherCommand = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('show'), to: z.enum(['next', 'previous', 'black']) }),
  z.object({ kind: z.literal('page'), number: z.int().check(z.gte(1), z.lte(100_000)) }),
  /** Where it points, as parts of the page's width and height; null when the finger is lifted. */
  z.object({
    kind: z.literal('laser'),
    at: z.nullable(
      z.object({ x: z.number().check(z.gte(0), z.lte(1)), y: z.number().check(z.gte(0), z.lte(1)) }),
    ),
  }),
  z.object({
    kind: z.literal('stroke'),
    /** The page that it was written on: it is refused where another stands on the panel. */
    page: z.int().check(z.gte(1), z.lte(100_000)),
    /** The board over it that it was written on, empty for the page itself: refused where another is written on. */
    board: z._default(z.string().check(z.maxLength(80)), ''),
    color: z.string().check(z.regex(/^[0-9A-Fa-f]{6}$/)),
    /** Logical pixels. */
    width: z.number().check(z.gte(1), z.lte(40)),
    /** x and y of each point in turn, logical pixels of the page. */
    points: z.array(z.number().check(z.gte(-FARTHEST), z.lte(FARTHEST))).check(
      z.minLength(2),
      z.maxLength(2 * STROKE_POINTS_MAX),
      z.refine((points) => points.length % 2 === 0),
    ),
  }),
  /** Takes back what was written last. */
  z.object({ kind: z.literal('undo') }),
  z.object({
    kind: z.literal('activity'),
    id: z.uuid(),
    to: z.enum(['open', 'closed', 'away', 'show', 'hide']),
  }),
  /** `start`: a count-down of so many minutes; the others are of those that are there. */
  z.object({
    kind: z.literal('timer'),
    to: z.enum(['start', 'pause', 'resume']),
    minutes: z._default(z.int().check(z.gte(1), z.lte(99)), 5),
  }),
]);
export type TeacherCommand = z.infer<typeof teacherCommand>;

/** What a phone says on its socket once the panel has let it in. The id is made there and comes back with `done`. */
export const phoneSaid = z.object({ kind: z.literal('command'), id: z.uuid(), command: teacherCommand });

/** `refused`: the panel shows another page by now, or the activity is another one. */
export const commandOutcome = z.enum(['done', 'refused']);
export type CommandOutcome = z.infer<typeof commandOutcome>;

/** What a panel says on its socket: how it took a command. */
export const panelSaid = z.object({
  kind: z.literal('done'),
  /** The phone whose command it was. */
  to: z.uuid(),
  id: z.uuid(),
  outcome: commandOutcome,
});
