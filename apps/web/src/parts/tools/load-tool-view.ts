import type { ToolSound } from '@lectern/stage/view';

// A file lists all files that its lazy imports need. The imports are in this file, so that the first load of each surface
// with pages lacks their lists.

export async function loadToolView(key: string) {
  const { toolView } = await import('@lectern/subject-tools/load-tool');
  return toolView(key);
}

export async function playToolSound(name: ToolSound): Promise<void> {
  const { playSound } = await import('../class-tools/lazy.ts');
  playSound(name);
}
