import { describe, expect, it } from 'vitest';
import type { Placeholder } from '../records/elements/element-base.ts';
import { ORPHAN, onLayout, onMaster, placeholderKind } from './placeholder.ts';

const own = (type: string, index?: number): Placeholder => (index === undefined ? { type } : { type, index });

function layoutsFor(placeholder: Placeholder, candidates: readonly (Placeholder | undefined)[]) {
  const at = onLayout(
    placeholder,
    candidates.map((_, index) => index),
    (index) => candidates[index],
  );
  return at === undefined ? undefined : candidates[at];
}

describe('placeholderKind', () => {
  it.each([
    ['title', 'title'],
    ['ctrTitle', 'title'],
    ['dt', 'dt'],
    ['ftr', 'ftr'],
    ['sldNum', 'sldNum'],
    ['hdr', 'hdr'],
    ['subTitle', 'body'],
    ['pic', 'body'],
  ])('returns for %s the kind %s', (type, kind) => {
    expect(placeholderKind(type)).toBe(kind);
  });
});

describe("the layout's placeholder", () => {
  it('of a title is the placeholder of the same index, else of the same type, else any title', () => {
    const both = [own('ctrTitle'), own('title', 3)];
    expect(layoutsFor(own('ctrTitle', 3), both)).toEqual(own('title', 3));
    expect(layoutsFor(own('title'), both)).toEqual(own('ctrTitle'));
    expect(layoutsFor(own('title', 7), both)).toEqual(own('title', 3));
    expect(layoutsFor(own('title', 7), [own('body'), own('ctrTitle', 1)])).toEqual(own('ctrTitle', 1));
  });

  it('of contents is the placeholder of the same index, and no other', () => {
    const bodies = [own('body', 1), own('pic', 2)];
    expect(layoutsFor(own('body', 2), bodies)).toEqual(own('pic', 2));
    expect(layoutsFor(own('body', 3), bodies)).toBeUndefined();
  });

  it('of contents without an index is the placeholder of the same type, else the placeholder without an index', () => {
    expect(layoutsFor(own('pic'), [own('body'), own('pic', 2)])).toEqual(own('pic', 2));
    expect(layoutsFor(own('pic'), [own('tbl', 4), own('body')])).toEqual(own('body'));
    expect(layoutsFor(own('pic'), [undefined])).toBeUndefined();
    expect(layoutsFor(own('pic'), [own('tbl', 4)])).toBeUndefined();
  });

  it('is undefined for a placeholder without a counterpart', () => {
    expect(layoutsFor(own('title', ORPHAN), [own('title')])).toBeUndefined();
    expect(ORPHAN).toBe(0xffffffff);
  });
});

describe("the master's placeholder", () => {
  it('is the first of the same kind', () => {
    const candidates = [own('dt'), own('body'), own('title')];
    const find = (type: string) => onMaster(type, candidates, (each) => each);
    expect(find('ctrTitle')).toEqual(own('title'));
    expect(find('pic')).toEqual(own('body'));
    expect(find('ftr')).toBeUndefined();
  });
});
