import { expect, it } from 'vitest';
import { KIND_GROUPS, kindName } from './kind-names.ts';
import { INTERACTIVE_KINDS } from './kinds/interactive-kinds.ts';
import { BASIC_KINDS } from './kinds/kinds.ts';
import { COMPOSITE } from './question/question.ts';

it('KIND_GROUPS contains every kind once', () => {
  const all = [...BASIC_KINDS, ...INTERACTIVE_KINDS].map(({ kind }) => kind);
  const grouped = KIND_GROUPS.flatMap(({ kinds }): readonly string[] => kinds);
  expect([...grouped].sort()).toEqual([...all, COMPOSITE].sort());
});

it('kindName returns a distinct name for each kind in both languages, and undefined for an unknown kind', () => {
  for (const language of ['zh', 'en'] as const) {
    const names = KIND_GROUPS.flatMap(({ kinds }) => kinds.map((kind) => kindName(kind, language)));
    expect(new Set(names).size).toBe(37);
    expect(names).not.toContain(undefined);
  }
  expect([kindName('hologram', 'zh'), kindName('constructor', 'en')]).toEqual([undefined, undefined]);
});
