/**
 * The tasks whose progress this window shows, so that no other message is needed. A task finishes once, so ids of
 * finished ones stay here.
 */
const followed = new Map<string, () => boolean>();
const seen = new Set<string>();

/** Starts following a task, until the returned function is called. `inSight`: whether its progress is visible now. */
export function followInSight(taskId: string, inSight: () => boolean): () => void {
  followed.set(taskId, inSight);
  return () => {
    if (inSight()) seen.add(taskId);
    followed.delete(taskId);
  };
}

export function isTaskInSight(taskId: string): boolean {
  return seen.has(taskId) || followed.get(taskId)?.() === true;
}
