import type { Readable } from '@lectern/base';
import type { CoursewareStore } from '@lectern/courseware';
import type { LessonState } from '@lectern/courseware/lesson';
import type { SchoolClass } from '@lectern/protocol/classes';
import type { HostedLesson } from '@lectern/protocol/lesson-hosts';
import type { ClassEvent } from '@lectern/protocol/lessons';
import type { PageSteps } from '@lectern/stage/show';
import type { MovedSeat, Pupil } from '../../classes/index.ts';
import type { LessonStand } from './lesson-stand.ts';

/** The class of a lesson, as far as this window knows it. */
export type ClassTaught =
  | { readonly type: 'asked' }
  /** The lesson is taught without a class: tools take names that are typed. */
  | { readonly type: 'none' }
  | { readonly type: 'failed' }
  | {
      readonly type: 'there';
      readonly schoolClass: SchoolClass;
      /** In their order. */
      readonly pupils: readonly Pupil[];
      /** They are what this browser kept, because the server cannot be asked. */
      readonly kept: boolean;
    };

/** An event before it has an id and a time. */
export type NewClassEvent = Unmade<ClassEvent>;
type Unmade<E> = E extends ClassEvent ? Omit<E, 'id' | 'at'> : never;

/** A lesson as class tools see it: what they keep in it outlives a reload and a crash, and other windows see it. */
export interface ToolLesson {
  /** A UUID, made on this panel. */
  readonly id: string;
  /** By the clock of the panel that teaches, milliseconds since 1970: times that tools keep are measured with it. */
  now(): number;
  readonly classTaught: Readable<ClassTaught>;
  /** Asks for the class again, after `failed`. */
  askClass(): void;
  /** The classes that may be taught instead; rejects where they cannot be had. */
  classes(): Promise<readonly SchoolClass[]>;
  /** What another class would find of this lesson: only a look so far; that it went on; what counts for its class. */
  readonly weight: () => 'nothing' | 'lesson' | 'class';
  /** Teaches another class: in this lesson, which is not possible once it counts for its class, or in a new one. */
  chooseClass(classId: string, where: 'here' | 'anew'): Promise<void>;
  /** Seats pupils of the class elsewhere; rejects, with the seats as they were, where the server does not take it. */
  moveSeats(moved: readonly MovedSeat[]): Promise<void>;
  /** What counts in this lesson, the oldest first, without what was taken back. */
  readonly events: Readable<readonly ClassEvent[]>;
  /** Says something that counts: it is kept here at once and told to the server when that can be asked. */
  add(event: NewClassEvent): ClassEvent;
  /** Takes an event of this lesson back. */
  takeBack(eventId: string): void;
  /** What is kept under a name, which a tool calls after itself; small JSON values by key. */
  state(name: string): LessonState;
}

/** The lesson that this window teaches. */
export interface TaughtLesson extends ToolLesson {
  readonly kind: 'taught';
  /** Where it stood on the device that taught it until now; the show is to stand there too. */
  readonly stands: LessonStand | undefined;
  /** What is written in it, on pages that have the ids of the courseware's. */
  readonly ink: CoursewareStore;
  /** Whether nothing would be lost: slides were viewed for a moment and nothing was done. */
  isOnlyLook(): boolean;
  /** Makes it count as a lesson, however short it is: something was done in it that is kept. */
  count(): void;
  /** `number` counts from 1. */
  showPage(pageId: string, number: number): void;
  /** The page that is shown has come so far; whoever goes on with the lesson finds it there. */
  showSteps(pageId: string, steps: PageSteps): void;
  /** The lesson is over. */
  end(): void;
  /** This window goes; the lesson goes on when the courseware is taught again soon. */
  leave(): void;
}

/** The lesson that another device of the teacher teaches, as this window sees it. */
export interface FollowedLesson {
  readonly kind: 'followed';
  /** Undefined while that is not known. */
  readonly stand: Readable<LessonStand | undefined>;
  /** What is written in it. What is written here beside it goes nowhere. */
  readonly ink: CoursewareStore;
  readonly isOver: Readable<boolean>;
  /** Its class tools, which are only looked at: nothing changes the lesson. Undefined until the server knows of it. */
  readonly tools: Readable<ToolLesson | undefined>;
  /** To be called once, when nobody follows it here any more. */
  leave(): void;
}

/** This browser's copy of a lesson that comes back, while it is not known yet whether it is taught here. */
export interface KeptLesson {
  readonly ink: CoursewareStore;
  /** Its class tools, read-only. */
  readonly tools: ToolLesson;
}

/** What becomes of a wish to teach a courseware in this window. */
export type Teaching =
  | { readonly type: 'here'; readonly lesson: TaughtLesson }
  /** Another window of this browser teaches it: that one says what happens, until this one takes it over (`takeOver`). */
  | { readonly type: 'window' }
  /** Another device teaches it. */
  | { readonly type: 'device'; readonly lesson: HostedLesson }
  /** The lesson that was to be taken over has ended. */
  | { readonly type: 'over' };

/** Why a lesson is taught here no more: somebody took it over, or ended it, elsewhere. */
export type LessonLoss =
  | { readonly by: 'window' }
  | { readonly by: 'device'; readonly lesson: HostedLesson }
  | { readonly by: 'end' };

export interface TaughtCourseware {
  /** Empty for a lesson without a courseware, of which a browser has one at a time; another device may have its own. */
  readonly id: string;
  /** What the lesson is called; asked for when it begins to count. */
  readonly name: () => string;
  /** This browser's copy of the lesson before it is taught here; undefined if it is not the lesson of this window. */
  readonly onKept?: (kept: KeptLesson | undefined) => void;
  /** The lesson is about to go: what hands have begun is to be in it when this returns. */
  readonly onGoing?: () => void;
  /** The lesson of this window is over and is to be left. */
  readonly onLost: (loss: LessonLoss) => void;
  /** Another class was chosen, and the lesson has ended for it: the next one is that class's. */
  readonly onEnded?: () => void;
}
