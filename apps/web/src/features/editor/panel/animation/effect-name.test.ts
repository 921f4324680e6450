import { type Animation, type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { catalogued } from './effect-catalogue.ts';
import { animationName, effectName, elementName, partName } from './effect-name.ts';
import type { AnimationTexts } from './locale/texts.ts';

/** Texts that show their key, and the number that they contain. */
const t = ((key: string, values?: { number: number }) =>
  values ? `${key} ${values.number}` : key) as unknown as AnimationTexts;
const animation = (kind: string, preset: number, more: object = {}) =>
  ({ effect: { class: kind, preset }, elementId: 'x', ...more }) as Animation;

describe('effectName', () => {
  it('returns a separate name for an exit whose entrance would be wrong', () => {
    const name = (kind: 'entrance' | 'exit', preset: number) => {
      const effect = catalogued(animation(kind, preset));
      return effect && effectName(t, kind, effect);
    };
    expect([1, 2, 42, 10].map((preset) => name('exit', preset))).toEqual([
      'exit.appear',
      'exit.fly',
      'exit.float',
      'effect.fade',
    ]);
    expect([1, 2, 42].map((preset) => name('entrance', preset))).toEqual([
      'effect.appear',
      'effect.fly',
      'effect.float',
    ]);
  });
});

describe('animationName', () => {
  it('returns the name of the effect, of a drawn path, or of an unknown effect', () => {
    expect(animationName(t, animation('entrance', 10))).toBe('effect.fade');
    expect(animationName(t, animation('path', 0))).toBe('effect.pathDrawn');
    expect(animationName(t, animation('path', 63))).toBe('effect.pathRight');
    expect(animationName(t, animation('entrance', 0))).toBe('effect.unknown');
    expect(animationName(t, animation('media', 1))).toBe('effect.unknown');
  });
});

const element = (id: string, more: object, parentId = 'page') => ({
  kind: 'element',
  type: 'shape',
  id,
  parentId,
  order: `a${id}`,
  frame: { x: 0, y: 0, w: 1, h: 1 },
  ...more,
});
const said = (...texts: string[]) => ({
  text: { paragraphs: texts.map((text) => ({ runs: [{ type: 'text', text }, { type: 'break' }] })) },
});
const reader = new SnapshotReader({
  records: [
    { kind: 'page', id: 'page', order: 'a0' },
    element('1', said(' 春', '天 ')),
    element('2', { name: '方框', alt: '说明' }),
    element('3', { ...said(' '), alt: '说明' }),
    element('4', {}),
    element('5', { textBox: true }),
    element('6', {}),
    element('7', { type: 'picture', asset: { hash: 'x' } }),
    element('8', {
      type: 'chart',
      chart: {
        title: '成绩',
        axes: [],
        plots: [
          { series: [{ name: '语文', categories: ['一班', ''], values: [] }] },
          { series: [{ name: '', categories: [], values: [] }] },
        ],
      },
    }),
  ] as unknown as CoursewareRecord[],
});

describe('elementName', () => {
  it('returns the text, the name, the description or the kind of an element', () => {
    const names = ['1', '2', '3', '5', '7', '8', 'none'].map((id) => elementName(t, reader, id));
    expect(names).toEqual([
      '春天',
      '方框',
      '说明',
      'unnamed.text',
      'unnamed.picture',
      '成绩',
      'unnamed.unknown',
    ]);
  });

  it('numbers elements of a page that have the same name', () => {
    expect(['4', '6'].map((id) => elementName(t, reader, id))).toEqual([
      'unnamed.shape 1',
      'unnamed.shape 2',
    ]);
  });
});

describe('partName', () => {
  const name = (more: object) => partName(t, reader, animation('entrance', 10, { elementId: '8', ...more }));

  it('returns the number of a paragraph', () => {
    expect(name({ paragraphs: [2, 2] })).toBe('paragraph 3');
  });

  it('returns undefined for the whole element', () => {
    expect(name({})).toBeUndefined();
  });
});
