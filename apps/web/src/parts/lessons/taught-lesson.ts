import type { ClassEvent } from '@lectern/protocol/lessons';

/** The lesson that this window teaches. */
export interface TaughtLesson {
  readonly id: string;
  /** `number` counts from 1. */
  showPage(pageId: string, number: number): void;
  add(event: ClassEvent): void;
  /** The lesson is over. */
  end(): void;
  /** This window goes; the lesson goes on when the courseware is taught again soon. */
  leave(): void;
}

export interface TaughtCourseware {
  readonly id: string;
  /** Asked for when the lesson begins to count. */
  readonly name: () => string;
}
