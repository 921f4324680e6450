import type { LessonValues } from '@lectern/courseware/lesson';
import type { SaidBoard } from '@lectern/protocol/phone-views';
import { type PageSteps, readPageSteps, type ShowCommand, type ShowCoverKind } from '@lectern/stage/show';
import { type InkMessage, readInk } from './shown-ink.ts';

/** The complete state of a show, as sent by the window that shows it. */
export interface ShownStand {
  /** Undefined when there is no page. */
  readonly pageId: string | undefined;
  readonly steps: PageSteps;
  readonly cover: ShowCoverKind;
  /** Start time of the lesson, and time when this page was first shown: milliseconds since 1970. */
  readonly beganAt: number;
  readonly pageAt: number;
  /** Whether the panel shows a dialog that must be answered there, such as the question about the ink. */
  readonly asks: boolean;
  /** The visible part of a zoomed page. */
  readonly seen?: SeenPart | undefined;
  /** The board that covers the page and is written on instead. */
  readonly board?: SaidBoard | undefined;
  /**
   * The removed part of each cover of the page, by id, as stored in the lesson. Validated by the code that draws it.
   */
  readonly uncovered?: LessonValues | undefined;
  /** Elements that the class dragged on the page; the code that draws them validates them. */
  readonly dragged?: LessonValues | undefined;
}

/** A part of the page, in fractions of its width and height. */
export interface SeenPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A command of a presenter view. */
export type PresenterCommand = Extract<
  ShowCommand,
  'next' | 'previous' | 'first' | 'last' | 'black' | 'white' | 'end' | object
>;

/** A position on the page, in fractions of its width and height. */
export interface PointedAt {
  readonly x: number;
  readonly y: number;
}

export type HostMessage =
  | { readonly kind: 'stands'; readonly stand: ShownStand }
  | InkMessage
  /** The window no longer shows the courseware. `over`: the lesson has ended. */
  | { readonly kind: 'gone'; readonly over: boolean };

export type ViewMessage =
  /** Asks for the state of the show; `ink`: the last revision of the ink that was received. */
  | { readonly kind: 'hello'; readonly ink?: number | undefined }
  | { readonly kind: 'asks'; readonly command: PresenterCommand }
  | { readonly kind: 'points'; readonly at: PointedAt | undefined };

const COMMANDS: ReadonlySet<unknown> = new Set([
  'next',
  'previous',
  'first',
  'last',
  'black',
  'white',
  'end',
] satisfies PresenterCommand[]);
const COVERS: ReadonlySet<unknown> = new Set([
  'none',
  'black',
  'white',
  'pages',
  'end',
] satisfies ShowCoverKind[]);
/** Upper limit of page numbers, above the number of pages of any courseware. */
const PAGES_MOST = 100_000;

/** Every window of this origin can post to the channel, so its messages are validated like any other input. */
export function readViewMessage(data: unknown): ViewMessage | undefined {
  const { kind, command, at, ink } = fieldsOf(data);
  if (kind === 'hello') return { kind, ink: typeof ink === 'number' ? ink : undefined };
  if (kind === 'asks') {
    const asked = readCommand(command);
    return asked === undefined ? undefined : { kind, command: asked };
  }
  if (kind === 'points') return { kind, at: readPlace(at) };
  return undefined;
}

export function readHostMessage(data: unknown): HostMessage | undefined {
  const { kind, over, stand } = fieldsOf(data);
  if (kind === 'gone') return { kind, over: over === true };
  if (kind === 'ink') return readInk(fieldsOf(data));
  if (kind !== 'stands') return undefined;
  const { pageId, steps, cover, beganAt, pageAt, asks, seen, board, uncovered, dragged } = fieldsOf(stand);
  const read = readPageSteps(steps);
  if (read === undefined || !COVERS.has(cover) || !isTime(beganAt) || !isTime(pageAt)) return undefined;
  return {
    kind,
    stand: {
      pageId: typeof pageId === 'string' ? pageId : undefined,
      steps: read,
      cover: cover as ShowCoverKind,
      beganAt,
      pageAt,
      asks: asks === true,
      seen: readPart(seen),
      board: readBoard(board),
      uncovered: readKept(uncovered),
      dragged: readKept(dragged),
    },
  };
}

function readCommand(command: unknown): PresenterCommand | undefined {
  if (COMMANDS.has(command)) return command as PresenterCommand;
  const { page } = fieldsOf(command);
  return typeof page === 'number' && Number.isInteger(page) && page > 0 && page <= PAGES_MOST
    ? { page }
    : undefined;
}

function readPlace(at: unknown): PointedAt | undefined {
  const { x, y } = fieldsOf(at);
  return isShare(x) && isShare(y) ? { x, y } : undefined;
}

function readPart(part: unknown): SeenPart | undefined {
  const { left, top, width, height } = fieldsOf(part);
  if (!isShare(left) || !isShare(top) || !isShare(width) || !isShare(height)) return undefined;
  return { left, top, width, height };
}

/** Colour and ruling of the board are validated by the code that draws it. */
function readBoard(said: unknown): SaidBoard | undefined {
  const { id, number, count, color, ground } = fieldsOf(said);
  if (typeof id !== 'string' || !Number.isInteger(number) || !Number.isInteger(count)) return undefined;
  return { id, number, count, color, ground } as SaidBoard;
}

/** State of the lesson; each value is validated by the code that draws it. */
function readKept(kept: unknown): LessonValues | undefined {
  return typeof kept === 'object' && kept !== null ? (kept as LessonValues) : undefined;
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
