import { type CoursewareRecord, type Element, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { element } from '../../../test/out-scope-source.ts';
import { Matches } from './matches.ts';

const PART = 'ppt/slides/slide1.xml';
const page = (id: string, rest: object = {}) =>
  ({ kind: 'page', id, order: id, origin: PART, ...rest }) as CoursewareRecord;
const shape = (id: string, shapeId: string | undefined, rest: object = {}): Element =>
  element('shape', id, {
    ...(shapeId !== undefined && { origin: { part: PART, shapeId } }),
    parentId: 'p',
    order: id,
    ...rest,
  });
const group = (id: string, shapeId: string, rest: object = {}): Element =>
  element('group', id, { origin: { part: PART, shapeId }, parentId: 'p', order: id, ...rest });

/** Records of the original have the ids `o…`. */
function matched(own: CoursewareRecord[], original: CoursewareRecord[]): Matches {
  return new Matches(new SnapshotReader({ records: own }), new SnapshotReader({ records: original }));
}

describe('the pages of Matches', () => {
  it('are matched by their origin', () => {
    const matches = matched([page('p'), page('q', { origin: 'other' })], [page('o')]);
    expect(matches.counterpart('p')).toBe('o');
    expect(matches.counterpart('q')).toBeUndefined();
    expect(matches.isCopy('p')).toBe(false);
  });

  it('are matched by the part that most of their elements came from, without an origin', () => {
    const bare = page('p', { origin: undefined });
    const own = [
      bare,
      shape('a', '2'),
      shape('b', '3'),
      element('shape', 'c', { parentId: 'p', order: 'c', origin: { part: 'other', shapeId: '2' } }),
    ];
    expect(matched(own, [page('o')]).counterpart('p')).toBe('o');
    expect(matched([bare], [page('o')]).counterpart('p')).toBeUndefined();
  });

  it('are copies when several have the same origin, except the page with the same elements', () => {
    const own = [page('p'), page('q'), shape('a', '3'), shape('b', '2', { parentId: 'q' })];
    const matches = matched(own, [page('o'), shape('oa', '2', { parentId: 'o' })]);
    expect([matches.counterpart('p'), matches.counterpart('q')]).toEqual([undefined, 'o']);
    expect([matches.isCopy('p'), matches.isCopy('q')]).toEqual([true, false]);
    expect(matches.of(page('p'))?.id).toBe('o');
  });

  it('are the first of several alike', () => {
    const matches = matched([page('p'), page('q')], [page('o')]);
    expect([matches.counterpart('p'), matches.isCopy('q')]).toEqual(['o', true]);
  });
});

describe('the design of Matches', () => {
  const master = (id: string, rest: object = {}) =>
    ({ kind: 'master', id, themeId: 't', order: id, origin: 'm', ...rest }) as CoursewareRecord;
  const layout = (id: string, masterId: string, rest: object = {}) =>
    ({ kind: 'layout', id, masterId, order: id, origin: 'l', ...rest }) as CoursewareRecord;

  it('is matched by its origin, equal records first', () => {
    const theme = (id: string, rest: object = {}) =>
      ({
        kind: 'theme',
        id,
        origin: 't',
        colors: {},
        fonts: { major: {}, minor: {} },
        ...rest,
      }) as CoursewareRecord;
    const matches = matched(
      [theme('a', { name: 'x' }), theme('b', { name: 'y' })],
      [theme('o', { name: 'y' })],
    );
    expect([matches.counterpart('a'), matches.counterpart('b')]).toEqual([undefined, 'o']);
    expect(matched([theme('a'), theme('b')], [theme('o')]).counterpart('a')).toBe('o');
    expect(matched([theme('a', { origin: 'other' })], [theme('o')]).counterpart('a')).toBeUndefined();
  });

  it('has no original of a layout that was moved to another master', () => {
    const original = [master('o'), layout('ol', 'o')];
    expect(matched([master('a'), layout('l', 'a')], original).counterpart('l')).toBe('ol');
    expect(
      matched([master('a'), master('b', { origin: 'new' }), layout('l', 'b')], original).counterpart('l'),
    ).toBeUndefined();
  });

  it('has matched elements of masters and layouts', () => {
    const own = [master('a'), shape('s', '2', { parentId: 'a' })];
    expect(matched(own, [master('o'), shape('os', '2', { parentId: 'o' })]).counterpart('s')).toBe('os');
  });
});

describe('the elements of Matches', () => {
  const of = (own: Element[], original: Element[]) => {
    const matches = matched(
      [page('p'), ...own],
      [page('o'), ...original.map((each) => (each.parentId === 'p' ? { ...each, parentId: 'o' } : each))],
    );
    return own.map(({ id }) => matches.counterpart(id) ?? '-').join(' ');
  };

  it('are matched by their original shape', () => {
    expect(of([shape('a', '2'), shape('b', '3')], [shape('o3', '3'), shape('o2', '2')])).toBe('o2 o3');
    expect(of([shape('a', '9')], [shape('o2', '2')])).toBe('-');
    expect(of([{ ...shape('a', '2'), type: 'picture' } as Element], [shape('o2', '2')])).toBe('-');
  });

  it('are matched with equal elements first, each once', () => {
    expect(
      of([shape('a', '2', { name: 'x' }), shape('b', '2', { name: 'y' })], [shape('o1', '2', { name: 'y' })]),
    ).toBe('- o1');
    expect(of([shape('a', '2'), shape('b', '2')], [shape('o1', '2')])).toBe('o1 -');
  });

  it('are matched by equality without an original shape', () => {
    expect(of([shape('a', undefined, { name: 'x' })], [shape('o1', undefined, { name: 'x' })])).toBe('o1');
    expect(of([shape('a', undefined, { name: 'x' })], [shape('o1', undefined, { name: 'y' })])).toBe('-');
  });

  it('are matched within groups, and after they were moved into or out of a group', () => {
    const original = [group('og', '5'), shape('oi', '6', { parentId: 'og' }), shape('oo', '7')];
    expect(of([group('g', '5'), shape('i', '6', { parentId: 'g' }), shape('o', '7')], original)).toBe(
      'og oi oo',
    );
    expect(of([group('g', '5'), shape('i', '6'), shape('o', '7', { parentId: 'g' })], original)).toBe(
      'og oi oo',
    );
  });
});

describe('comparisons of Matches', () => {
  const original = [page('o'), group('og', '5', { parentId: 'o' }), shape('oi', '6', { parentId: 'og' })];
  const own = (rest: object = {}, more: Element[] = []) => [
    page('p'),
    group('g', '5'),
    shape('i', '6', { parentId: 'g', ...rest }),
    ...more,
  ];
  const find = (records: CoursewareRecord[], id: string) =>
    records.find((record) => record.id === id) as Element;

  it('report equal records, and ignored properties', () => {
    const records = own({ name: 'x' });
    const matches = matched(records, original);
    expect(matches.same(find(records, 'i'))).toBe(false);
    expect(matches.same(find(records, 'i'), new Set(['name']))).toBe(true);
    expect(matches.same(find(records, 'g'))).toBe(true);
    expect(matches.same(shape('new', '6'))).toBe(false);
  });

  it('report unchanged elements with all their descendants', () => {
    const [same, changed] = [own(), own({ name: 'x' })];
    expect(matched(same, original).unchanged(find(same, 'g'))).toBe(true);
    expect(matched(changed, original).unchanged(find(changed, 'g'))).toBe(false);
    expect(matched(same, original).sameChildren('p')).toBe(true);
    expect(matched(changed, original).sameChildren('p')).toBe(false);
    const [more, fewer] = [own({}, [shape('n', undefined)]), own().slice(0, 2)];
    expect(matched(more, original).sameChildren('p')).toBe(false);
    expect(matched(fewer, original).sameChildren('g')).toBe(false);
    expect(matched(same, original).sameChildren('i')).toBe(true);
    expect(matched(same, original).sameChildren('missing')).toBe(false);
  });

  it('report another order', () => {
    const two = [page('o'), shape('oa', '2', { parentId: 'o' }), shape('ob', '3', { parentId: 'o' })];
    const turned = [page('p'), shape('a', '3'), shape('b', '2')];
    expect(matched(turned, two).sameChildren('p')).toBe(false);
  });

  it('report equal animations of matched elements', () => {
    const effect = (id: string, elementId: string, delay = 0) =>
      ({
        id,
        elementId,
        effect: { class: 'entrance', preset: 1 },
        trigger: { type: 'click' },
        delay,
        duration: 1,
      }) as const;
    const matches = matched(own(), original);
    expect(matches.sameAnimations([effect('1', 'i')], [effect('2', 'oi')])).toBe(true);
    expect(matches.sameAnimations([effect('1', 'i')], [effect('2', 'og')])).toBe(false);
    expect(matches.sameAnimations([effect('1', 'i', 5)], [effect('2', 'oi')])).toBe(false);
  });

  it('list children and all descendants', () => {
    const matches = matched(own(), original);
    expect(matches.ownChildren('p').map(({ id }) => id)).toEqual(['g']);
    expect(matches.everyOwn('p').map(({ id }) => id)).toEqual(['g', 'i']);
    expect(matches.originalChildren('o')).toEqual(['og']);
  });
});
