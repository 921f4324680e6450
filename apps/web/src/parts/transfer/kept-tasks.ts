/** A task that this tab waits for: followed again after a reload. */
export interface KeptTask {
  readonly taskId: string;
  readonly name: string;
  readonly opens: boolean;
}

function keyOf(userId: string): string {
  return `lectern.tasks.${userId}`;
}

function isKept(value: unknown): value is KeptTask {
  if (typeof value !== 'object' || value === null) return false;
  const { taskId, name, opens } = value as Partial<KeptTask>;
  return typeof taskId === 'string' && typeof name === 'string' && typeof opens === 'boolean';
}

/** The tasks of this tab: another window waits for its own tasks. Empty without storage. */
export function keptTasks(userId: string): readonly KeptTask[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function keepTask(userId: string, task: KeptTask): void {
  write(userId, [...keptTasks(userId).filter(({ taskId }) => taskId !== task.taskId), task]);
}

export function forgetTask(userId: string, taskId: string): void {
  write(
    userId,
    keptTasks(userId).filter((kept) => kept.taskId !== taskId),
  );
}

function write(userId: string, tasks: readonly KeptTask[]): void {
  try {
    if (tasks.length === 0) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(tasks));
  } catch {
    // The task continues without this tab; a notification reports its result.
  }
}
