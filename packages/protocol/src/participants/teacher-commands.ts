import * as z from 'zod/mini';

/** Most points of one stroke from the teacher's phone, which leaves out points that are not noticeable. */
export const STROKE_POINTS_MAX = 200;
/** Least interval between positions of the laser pointer, milliseconds. */
export const LASER_EVERY_MS = 60;
/** Maximum commands of one phone per second; further commands are dropped. */
export const COMMANDS_A_SECOND = 30;
/** Largest coordinate, logical pixels: a page is far smaller. */
const FARTHEST = 20_000;

/**
 * Commands of the teacher's phone for the panel. The panel executes or refuses a command; it changes documents only in
 * the same way as input on the panel.
 */
export const teacherCommand = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('show'), to: z.enum(['next', 'previous', 'black']) }),
  z.object({ kind: z.literal('page'), number: z.int().check(z.gte(1), z.lte(100_000)) }),
  /** Position as fractions of the page's width and height; null when the finger is lifted. */
  z.object({
    kind: z.literal('laser'),
    at: z.nullable(
      z.object({ x: z.number().check(z.gte(0), z.lte(1)), y: z.number().check(z.gte(0), z.lte(1)) }),
    ),
  }),
  z.object({
    kind: z.literal('stroke'),
    /** Page of the stroke: the command is refused when the panel shows another page. */
    page: z.int().check(z.gte(1), z.lte(100_000)),
    /** Board of the stroke, empty for the page itself: the command is refused when the panel shows another board. */
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
  /** Undoes the last stroke. */
  z.object({ kind: z.literal('undo') }),
  z.object({
    kind: z.literal('activity'),
    id: z.uuid(),
    to: z.enum(['open', 'closed', 'away', 'show', 'hide']),
  }),
  /** `call`: the panel calls the pupil of this phone, and lowers the hand. Without `of`, all hands are lowered. */
  z.object({ kind: z.literal('hand'), to: z.enum(['call', 'lower']), of: z.optional(z.uuid()) }),
  /** `start`: starts a countdown of that number of minutes; all other actions apply to the running countdown. */
  z.object({
    kind: z.literal('timer'),
    to: z.enum(['start', 'pause', 'resume']),
    minutes: z._default(z.int().check(z.gte(1), z.lte(99)), 5),
  }),
]);
export type TeacherCommand = z.infer<typeof teacherCommand>;

/** Message of a phone on its socket once the panel has admitted it. The phone creates the id, which `done` returns. */
export const phoneSaid = z.object({ kind: z.literal('command'), id: z.uuid(), command: teacherCommand });

/** `refused`: the panel shows another page by then, or another activity. */
export const commandOutcome = z.enum(['done', 'refused']);
export type CommandOutcome = z.infer<typeof commandOutcome>;

/** Message of a panel on its socket: its reply to a command. */
export const panelSaid = z.object({
  kind: z.literal('done'),
  /** Id of the phone that sent the command. */
  to: z.uuid(),
  id: z.uuid(),
  outcome: commandOutcome,
});
