import type { Logger } from 'pino';
import { every, type Repeating } from '../../platform/every.ts';
import type { ClassesService } from '../classes/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { AssignmentsStore } from './assignments.store.ts';
import { classesOf } from './giving/targets.ts';

/** Pause between two messages about one assignment, milliseconds. */
const EVERY_MS = 2_000;

/** Tells the open windows of an assignment's teachers that work was begun or handed in: once for many pupils. */
export class AssignmentNews {
  readonly #waiting = new Set<string>();
  readonly #ports: {
    readonly store: Pick<AssignmentsStore, 'findAll'>;
    readonly classes: Pick<ClassesService, 'teacherIds'>;
    readonly notifications: Pick<NotificationsService, 'push'>;
  };
  readonly #repeating: Repeating;

  constructor(
    ports: {
      readonly store: Pick<AssignmentsStore, 'findAll'>;
      readonly classes: Pick<ClassesService, 'teacherIds'>;
      readonly notifications: Pick<NotificationsService, 'push'>;
    },
    log: Logger,
  ) {
    this.#ports = ports;
    this.#repeating = every({
      everyMs: EVERY_MS,
      run: () => this.flush(),
      failure: 'failed to tell teachers of work in assignments',
      log,
    });
  }

  note(assignmentId: string): void {
    this.#waiting.add(assignmentId);
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    const ids = [...this.#waiting];
    this.#waiting.clear();
    const { classes, notifications, store } = this.#ports;
    for (const { id, owner_id: ownerId, setting } of await store.findAll(ids)) {
      const teachers = await classes.teacherIds(classesOf(setting.targets));
      for (const userId of new Set([ownerId, ...teachers]))
        await notifications.push(userId, { kind: 'assignment', assignment_id: id });
    }
  }

  close(): Promise<void> {
    return this.#repeating.close();
  }
}
