import { describe, expect, it } from 'vitest';
import type { OpenableTool } from '../../../parts/class-tools/index.ts';
import { openedTools, toolOf } from './opened-tools.ts';

const row = (id: string, more: Partial<OpenableTool> = {}): OpenableTool => ({
  id,
  label: { zh: id, en: id },
  load: () => Promise.reject(new Error('the test loads no tool')),
  ...more,
});
const timer = row('timer');
const file = row('file', { many: true });
const clock = row('file-clock');

describe('the open tools', () => {
  it('are the tools whose ids are open, with one entry per instance', () => {
    const open = openedTools([timer, file, clock], new Set(['file/b', 'timer', 'file/a', 'gone']));
    expect(open.map(({ id }) => id)).toEqual(['timer', 'file/b', 'file/a']);
    expect(open.at(-1)?.load).toBe(file.load);
  });

  it('are found in the catalogue by the id of an instance', () => {
    expect(toolOf([timer, file, clock], 'file/a')).toBe(file);
    expect(toolOf([timer, file, clock], 'file-clock')).toBe(clock);
    expect(toolOf([timer, file, clock], 'file')).toBeUndefined();
  });
});
