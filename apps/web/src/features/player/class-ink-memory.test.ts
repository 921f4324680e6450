import type { InkElement } from '@lectern/courseware';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClassInkMemory } from './class-ink-memory.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const rubbed = { kind: 'element', type: 'ink', id: 'old', parentId: 'p', order: 'a' } as InkElement;
const notes = { written: [['new', 'p']] as const, rubbed: [rubbed] };

it('gives the notes of a class back in the same tab, to the same user and courseware alone', () => {
  new ClassInkMemory('chen', 'lesson').keep(notes);
  expect(new ClassInkMemory('chen', 'lesson').read()).toEqual(notes);
  expect(new ClassInkMemory('wang', 'lesson').read()).toBeUndefined();
  expect(new ClassInkMemory('chen', 'other').read()).toBeUndefined();
});

it('leaves nothing behind when the class was ended', () => {
  const memory = new ClassInkMemory('chen', 'lesson');
  memory.keep(notes);
  memory.keep({ written: [], rubbed: [] });
  expect(kept.size).toBe(0);
});

it('begins a new class where the notes are damaged or the browser refuses to keep them', () => {
  const memory = new ClassInkMemory('chen', 'lesson');
  memory.keep(notes);
  const [key = ''] = kept.keys();
  for (const damaged of ['{', '[]', '{"written":[1],"rubbed":[]}', '{"written":[],"rubbed":[null]}']) {
    kept.set(key, damaged);
    expect(memory.read()).toBeUndefined();
  }
  vi.stubGlobal('sessionStorage', undefined);
  memory.keep(notes);
  expect(memory.read()).toBeUndefined();
});
