/**
 * The tasks that this window shows on its way: what becomes of them is seen there, so that no other message is needed.
 * A task ends once, so that those seen to their end are kept by their ids.
 */
const followed = new Map<string, () => boolean>();
const seen = new Set<string>();

/** Begins to follow a task; what it answers ends that. `inSight` says whether its progress is on the screen now. */
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
