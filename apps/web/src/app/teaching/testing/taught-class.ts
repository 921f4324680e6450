import type { CoursewareSnapshot } from '@lectern/courseware';
import { LazyCode } from '@lectern/ui/lazy';
import { expect, onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { classTools } from '../../../features/class-tools/index.ts';
import { taughtClass } from '../../../features/class-tools/testing/mounted-tool.tsx';
import {
  emptyPages,
  type MountedPlayer,
  mountPlayer,
} from '../../../features/player/testing/mounted-player.tsx';
import { signInToFakeServer } from '../../../platform/testing/fake-server.ts';

/** The kind of pointer that presses a control. */
export type Hand = 'mouse' | 'finger';

/**
 * Opens a show with all class tools, for a class of four pupils, over a server without data and without animations;
 * `tools` are the class tools that the teacher has put into the toolbar, as far as there is space.
 */
export async function teachClass(
  snapshot: CoursewareSnapshot = emptyPages(4),
  tools?: readonly string[],
): Promise<MountedPlayer> {
  if (tools) localStorage.setItem('lectern.player-toolbar-tools', JSON.stringify(tools));
  await signInToFakeServer('u1');
  await commands.reduceMotion(true);
  onTestFinished(() => commands.reduceMotion(false));
  const player = await mountPlayer(snapshot, {
    classTools: new LazyCode(async () => classTools),
    taught: taughtClass(['王小明', '李小红', '张伟', '刘洋']),
    onEdit: () => undefined,
  });
  await expect.poll(() => command(tools?.[0] ?? 'roster')?.isConnected).toBe(true);
  return player;
}

/** The button of a command, in the toolbar or on the card of all tools. */
export function command(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main [data-command="${id}"]`);
}

/** Presses the middle of a control once it is steady and nothing covers it. */
export async function press(find: () => Element | null | undefined, hand: Hand): Promise<void> {
  const place = await steadyMiddle(find);
  await (hand === 'mouse' ? commands.clickAt(place) : commands.tapAt(place));
}

/** Longest time until a control can be pressed, milliseconds. */
const STEADY_MS = 15_000;

/** The middle of a control once it is steady and nothing covers it. */
export async function steadyMiddle(
  find: () => Element | null | undefined,
): Promise<{ readonly x: number; readonly y: number }> {
  let last = '';
  for (const end = performance.now() + STEADY_MS; performance.now() < end; ) {
    const control = find();
    if (control?.isConnected && !control.matches(':disabled')) {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const stand = [x, y, width, height].join();
      const hit = document.elementFromPoint(middle.x, middle.y);
      if (stand === last && hit !== null && control.contains(hit)) return middle;
      last = stand;
    }
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`a control cannot be pressed: ${find()?.outerHTML ?? 'it is missing'}`);
}
