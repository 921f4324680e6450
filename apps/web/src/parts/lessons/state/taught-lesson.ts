import type { Readable } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import type { LessonState } from '@lectern/courseware/lesson';
import type { SchoolClass } from '@lectern/protocol/classes';
import type { HostedLesson } from '@lectern/protocol/lesson-hosts';
import type { ClassEvent } from '@lectern/protocol/lessons';
import type { PageSteps } from '@lectern/stage/show';
import type { MovedSeat, Pupil } from '../../classes/index.ts';
import type { PanelAnswers } from '../kept/panel-answers.ts';
import type { ShowPosition } from './show-position.ts';

/** The class of a lesson, as known in this window. */
export type ClassTaught =
  | { readonly type: 'asked' }
  /** The lesson is taught without a class: tools prompt for names. */
  | { readonly type: 'none' }
  | { readonly type: 'failed' }
  | {
      readonly type: 'there';
      readonly schoolClass: SchoolClass;
      /** Pupils in the order of the class. */
      readonly pupils: readonly Pupil[];
      /** Whether the class comes from this browser's store, because the server is unreachable. */
      readonly kept: boolean;
    };

/** An event before it has an id and a time. */
export type NewClassEvent = Unmade<ClassEvent>;
type Unmade<E> = E extends ClassEvent ? Omit<E, 'id' | 'at'> : never;

/**
 * A lesson as class tools see it. State that they store in it survives a reload and a crash and is visible in other
 * windows.
 */
export interface ToolLesson {
  /** A UUID, created on the panel. */
  readonly id: string;
  /** The time of the teaching panel's clock, milliseconds since 1970; times that tools store use it. */
  now(): number;
  readonly classTaught: Readable<ClassTaught>;
  /** Loads the class again, after `failed`. */
  askClass(): void;
  /** The classes that may be taught instead; rejects when they fail to load. */
  classes(): Promise<readonly SchoolClass[]>;
  /** The content of the lesson so far: only a preview, a lesson, or events that count for its class. */
  readonly weight: () => 'nothing' | 'lesson' | 'class';
  /** Teaches another class: in this lesson, unless events already count for its class, or otherwise in a new lesson. */
  chooseClass(classId: string, where: 'here' | 'anew'): Promise<void>;
  /** Moves pupils to other seats; rejects, with the previous seats, when the server refuses it. */
  moveSeats(moved: readonly MovedSeat[]): Promise<void>;
  /** The events of this lesson that count, the oldest first, without undone events. */
  readonly events: Readable<readonly ClassEvent[]>;
  /** Adds an event that counts: it is stored in this browser at once and sent to the server when that is reachable. */
  add(event: NewClassEvent): ClassEvent;
  /** Adds answers that were given on the panel; they are stored and sent as events are. */
  answer(given: PanelAnswers): void;
  /** Undoes an event of this lesson. */
  takeBack(eventId: string): void;
  /** The state under a name, which is the tool's id: small JSON values by key. */
  state(name: string): LessonState;
}

/** The lesson that this window teaches. */
export interface TaughtLesson extends ToolLesson {
  readonly kind: 'taught';
  /** The show's position on the device that taught the lesson until now; this show starts there. */
  readonly stands: ShowPosition | undefined;
  /** The ink of the lesson, on pages with the ids of the courseware's pages. */
  readonly ink: CoursewareStore;
  /** Whether the lesson can be discarded, because slides were only viewed for a moment. */
  isOnlyLook(): boolean;
  /** Makes the lesson count, however short, because data were stored in it. */
  count(): void;
  /** `number` counts from 1. */
  showPage(pageId: string, number: number): void;
  /** Records the progress of the current page, for a device that continues the lesson. */
  showSteps(pageId: string, steps: PageSteps): void;
  /** Ends the lesson. */
  end(): void;
  /** Leaves the lesson; it continues when the courseware is taught again soon. */
  leave(): void;
}

/** A lesson that another device of the teacher teaches, as this window sees it. */
export interface FollowedLesson {
  readonly kind: 'followed';
  /** Undefined while the position is unknown. */
  readonly position: Readable<ShowPosition | undefined>;
  /** The ink of the lesson. Ink added in this window is not sent. */
  readonly ink: CoursewareStore;
  readonly isOver: Readable<boolean>;
  /** The lesson for class tools, read-only. Undefined until the server knows the lesson. */
  readonly tools: Readable<ToolLesson | undefined>;
  /** Stops following; to be called once. */
  leave(): void;
}

/** This browser's copy of a lesson, while it is unknown whether this window teaches the lesson. */
export interface KeptLesson {
  readonly ink: CoursewareStore;
  /** The lesson for class tools, read-only. */
  readonly tools: ToolLesson;
}

/** The result of a request to teach a courseware in this window. */
export type Teaching =
  | { readonly type: 'here'; readonly lesson: TaughtLesson }
  /** Another window of this browser teaches the lesson, until this window takes it over (`takeOver`). */
  | { readonly type: 'window' }
  /** Another device teaches the lesson. */
  | { readonly type: 'device'; readonly lesson: HostedLesson }
  /** The lesson that was to be taken over has ended. */
  | { readonly type: 'over' };

/** The reason why this window no longer teaches the lesson: it was taken over, or ended, elsewhere. */
export type LessonLoss =
  | { readonly by: 'window' }
  | { readonly by: 'device'; readonly lesson: HostedLesson }
  | { readonly by: 'end' };

export interface TaughtCourseware {
  /** Empty for a lesson without a courseware, of which each browser has one at a time. */
  readonly id: string;
  /** The name of the lesson; called when it begins to count. */
  readonly name: () => string;
  /**
   * This browser's copy of the lesson before this window teaches it; undefined if it is not the lesson of this window.
   */
  readonly onKept?: (kept: KeptLesson | undefined) => void;
  /** Called before the lesson is closed: writes unfinished work, such as a stroke, into it synchronously. */
  readonly onGoing?: () => void;
  /** The lesson is no longer taught in this window and must be left. */
  readonly onLost: (loss: LessonLoss) => void;
  /** The teacher selected another class, which ended the lesson; the next lesson is for that class. */
  readonly onEnded?: () => void;
}
