import { expect, it } from 'vitest';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { keepResource, resourceOf } from './opened-resource.ts';

it('a stored file is read again from the id and the state of its tool', () => {
  const states = new Map<string, Record<string, unknown>>();
  const lesson = {
    state: (id: string) => ({ change: (change: Record<string, unknown>) => states.set(id, change) }),
  } as unknown as ToolLesson;
  const file = { id: 'd1', name: '秋', kind: 'coursewares' } as const;
  const toolId = keepResource(lesson, file);
  expect(toolId).toBe('resource/d1');
  expect(resourceOf(toolId, states.get(toolId) ?? {})).toEqual(file);
});

it('invalid values become a nameless file', () => {
  expect(resourceOf('resource/d1', { name: 7, kind: 'spaceship' })).toEqual({
    id: 'd1',
    name: '',
    kind: 'assets',
  });
});
