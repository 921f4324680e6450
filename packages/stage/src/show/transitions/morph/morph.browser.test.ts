import { blankCourseware, type CoursewareRecord, type Element, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shapeRecord } from '../../../edit/testing/records.ts';
import { type MorphBy, morph } from './morph.ts';

const SIZE = { w: 1000, h: 500 };
const says = (text: string) => ({ text: { paragraphs: [{ runs: [{ type: 'text' as const, text }] }] } });
const at = (id: string, page: string, x: number, more: object = {}): Element =>
  ({ ...shapeRecord(id, { x, y: 100, w: 100, h: 50 }, page), name: '!!same', ...more }) as Element;

/** Both pages as they are drawn, at half their size, with the animations of a morph between them. */
function morphed(from: readonly Element[], to: readonly Element[], by: MorphBy = 'object') {
  const root = document.createElement('div');
  const draw = (id: string, elements: readonly Element[]) =>
    `<div class="${id}" style="position:fixed; left:0; top:0; width:1000px; height:500px; transform:scale(0.5); transform-origin:0 0"><div data-stage-layer="backdrop"></div>${elements
      .map(
        (each) =>
          `<div data-element-id="${each.id}" style="position:absolute; left:${each.frame.x}px; top:${each.frame.y}px; width:${each.frame.w}px; height:${each.frame.h}px; transform:rotate(${each.frame.rotation ?? 0}deg)"><img alt=""><p data-paragraph="0">${each.type === 'shape' ? (each.text?.paragraphs[0]?.runs.map((run) => ('text' in run ? run.text : '')).join('') ?? '') : ''}</p></div>`,
      )
      .join('')}</div>`;
  root.innerHTML = draw('outgoing', from) + draw('incoming', to);
  document.body.append(root);
  const node = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
  const records = [
    ...blankCourseware().records.filter(({ kind }) => kind === 'deck'),
    ...['from', 'to'].map((id) => ({ kind: 'page', id, order: id })),
    ...from,
    ...to,
  ] as CoursewareRecord[];
  const way = {
    reader: new SnapshotReader({ records }),
    incomingId: 'to',
    outgoingId: 'from',
    size: SIZE,
    back: false,
  };
  const animations = morph(node('.incoming'), node('.outgoing'), 1_000, way, by);
  onTestFinished(() => {
    for (const each of animations) each.cancel();
    root.remove();
  });
  const of = (selector: string) =>
    node(selector)
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).getKeyframes());
  const element = (id: string) => `[data-element-id="${id}"]`;
  const values = (id: string, name: 'transform' | 'opacity' | 'visibility') =>
    of(element(id)).flatMap((frames) =>
      frames[0] && name in frames[0] ? [frames.map((frame) => String(frame[name]))] : [],
    );
  return { root, node, of, element, values, animations };
}

describe('morph', () => {
  it('moves and scales an element from its old position, and hides the old one when both look the same', () => {
    const { values } = morphed(
      [at('a', 'from', 100)],
      [at('b', 'to', 300, { frame: { x: 300, y: 200, w: 200, h: 100 } })],
    );
    expect(values('b', 'transform')).toEqual([
      [
        'translate(-250px, -125px) rotate(0deg) rotate(0deg) scale(0.5, 0.5)',
        'translate(0px, 0px) rotate(0deg) rotate(0deg) scale(1, 1)',
      ].map((each) => each.replace('rotate(0deg) rotate(0deg)', 'rotate(0deg) rotate(0deg)')),
    ]);
    expect(values('a', 'visibility')).toEqual([['hidden', 'hidden']]);
    expect(values('b', 'opacity')).toEqual([]);
  });

  it('cross-fades elements that look different, and moves both', () => {
    const { values } = morphed([at('a', 'from', 100)], [at('b', 'to', 300, { fill: { type: 'none' } })]);
    expect(values('b', 'opacity')).toEqual([['0', '1', '1']]);
    expect(values('a', 'opacity')).toEqual([['1', '1', '0']]);
    expect(values('a', 'transform')[0]?.[1]).toContain('translate(200px, 0px)');
    expect(values('b', 'transform')[0]?.[0]).toContain('translate(-200px, 0px)');
    const flipped = morphed(
      [at('a', 'from', 100)],
      [at('b', 'to', 300, { frame: { x: 300, y: 100, w: 100, h: 50, flipH: true } })],
    );
    expect(flipped.values('b', 'opacity')).toHaveLength(1);
  });

  it('rotates the shorter way around', () => {
    const turned = (from: number, to: number) => {
      const frame = (rotation: number) => ({ frame: { x: 100, y: 100, w: 100, h: 50, rotation } });
      const { values } = morphed([at('a', 'from', 100, frame(from))], [at('b', 'to', 100, frame(to))]);
      return /rotate\((-?\d+)deg\)/.exec(values('b', 'transform')[0]?.[0] ?? '')?.[1];
    };
    expect([turned(0, 90), turned(350, 10), turned(10, 350)]).toEqual(['-90', '-20', '20']);
  });

  it('fades other elements and the background', () => {
    const { of, values } = morphed(
      [at('a', 'from', 100, { name: '!!one' })],
      [at('b', 'to', 100, { name: '!!two' })],
    );
    expect([values('a', 'opacity'), values('b', 'opacity')]).toEqual([[['1', '0']], [['0', '1']]]);
    expect(of('.incoming [data-stage-layer]')).toHaveLength(1);
    expect(of('.outgoing [data-stage-layer]')).toHaveLength(0);
  });

  it('slides the visible part of a picture when its crop changes', () => {
    const picture = (id: string, page: string, crop: object): Element =>
      at(id, page, 100, { type: 'picture', asset: 'same', crop, geometry: undefined, fill: undefined });
    const { of, values } = morphed([picture('a', 'from', { l: 0.5 })], [picture('b', 'to', { t: 0.5 })]);
    const [frames] = of('[data-element-id="b"] img');
    expect(frames?.map(({ transform }) => transform)).toEqual([
      'translate(-100px, 25px) scale(2, 0.5)',
      'none',
    ]);
    expect(frames?.[0]?.transformOrigin).toMatch(/^0% 50%/);
    expect(values('b', 'opacity')).toEqual([]);
    expect(
      morphed([picture('a', 'from', {})], [picture('b', 'to', {})]).of('[data-element-id="b"] img'),
    ).toEqual([]);
  });

  it('moves the letters or words of upright texts one by one', () => {
    const texts = (by: MorphBy, rotation = 0) => {
      const frame = { x: 100, y: 100, w: 100, h: 50, ...(rotation ? { rotation } : {}) };
      const { root } = morphed(
        [at('a', 'from', 100, says('ab cd'))],
        [at('b', 'to', 300, { ...says('cd ab'), frame })],
        by,
      );
      return root.querySelectorAll('[aria-hidden] span').length;
    };
    expect([texts('object'), texts('letter', 30)]).toEqual([0, 0]);
    expect(texts('word')).toBe(4);
    // Each word is a box of its letters.
    expect(texts('letter')).toBe(12);
  });
});
