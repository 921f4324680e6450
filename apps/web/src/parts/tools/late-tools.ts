import type { ToolSound } from '@lectern/stage/view';

// These imports are in a file of their own, because a file lists all files that its imports need, and the first load of
// each surface with pages would contain these lists.

export async function loadToolView(key: string) {
  const { toolView } = await import('@lectern/subject-tools/load-tool');
  return toolView(key);
}

export async function playToolSound(name: ToolSound): Promise<void> {
  const { playSound } = await import('../class-tools/lazy.ts');
  playSound(name);
}
