import { LazyCode } from '@lectern/ui/lazy';
import { Puzzle } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ClassTool, ClassToolProps, OpenableTool } from '../../../parts/class-tools/index.ts';
import { mountPlayer } from '../testing/mounted-player.tsx';

/** Ids of the tools that cannot be drawn. */
const broken = new Set<string>();

function Named({ id }: ClassToolProps): ReactNode {
  if (broken.has(id)) throw new Error('broken');
  return <div role="dialog" aria-label={id} style={{ position: 'absolute', inset: 300 }} />;
}

/** A class tool that shows its name. */
function named(id: string): ClassTool {
  const load = async () => ({ View: Named, takes: [] });
  return { id, label: { zh: id, en: id }, icon: Puzzle, place: 'class', load };
}

it('a tool that throws is closed with a message, and the lesson continues', async () => {
  const tools: readonly OpenableTool[] = [named('尺'), named('秤')];
  broken.add('秤');
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  const player = await mountPlayer(undefined, { classTools: new LazyCode(async () => tools) });
  const window = (name: string) => page.getByRole('dialog', { name, exact: true });
  await player.pressTool('尺');
  await expect.element(window('尺')).toBeInTheDocument();
  await player.pressTool('秤');
  await expect.element(page.getByText(/^“秤”出错了，已收起/)).toBeVisible();
  expect(reported).toHaveBeenCalled();
  await expect.element(window('秤')).not.toBeInTheDocument();
  await expect.element(window('尺')).toBeInTheDocument();
  broken.delete('秤');
  await player.pressTool('秤');
  await expect.element(window('秤')).toBeInTheDocument();
});
