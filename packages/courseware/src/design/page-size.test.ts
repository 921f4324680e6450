import { describe, expect, it } from 'vitest';
import { change, placed, shapesOn, withPage } from '../../test/pages/designed-page.ts';
import { shape } from '../../test/sample.ts';
import type { Element } from '../records/element.ts';
import { designOf } from '../resolve/design.ts';
import { lookOf } from '../resolve/look.ts';
import { fittedPoint, resizePages, scaledFrame, scaleWords } from './page-size.ts';

describe('a change of the page size', () => {
  it('scales elements and font sizes to the new page, in one step', () => {
    const { store, page } = withPage('layout-content', '声音', '振动');
    change(store, (edit) => {
      edit.create(
        shape('box', page, 'z1', {
          frame: { x: 0, y: 0, w: 1280, h: 720 },
          text: { paragraphs: [{ runs: [{ type: 'text', text: '满', props: { size: 40 } }] }] },
        }),
      );
    });
    change(store, (edit) => resizePages(edit, { w: 960, h: 720 }, 'fit'));
    expect(store.find('deck', 'deck')?.size).toEqual({ w: 960, h: 720 });
    expect(placed(store, page)).toEqual([
      '声音 title 60,40,840,100',
      '振动 body1 60,164,840,492',
      '满 undefined 0,90,960,540',
    ]);
    const own = shapesOn(store, page).find(({ id }) => id === 'box');
    expect(own?.text?.paragraphs[0]?.runs[0]).toMatchObject({ props: { size: 30 } });
    expect(store.all('master')[0]?.textStyles?.title?.[0]?.run?.size).toBe(30);
    store.undo();
    expect(store.find('deck', 'deck')?.size).toEqual({ w: 1280, h: 720 });
    expect(placed(store, page)[2]).toBe('满 undefined 0,0,1280,720');
  });

  it.each([
    { former: { w: 1280, h: 720 }, others: [{ w: 960, h: 720 }] },
    { former: { w: 960, h: 720 }, others: [{ w: 1280, h: 720 }] },
    {
      former: { w: 1280, h: 720 },
      others: [
        { w: 1122.5, h: 793.7 },
        { w: 720, h: 1280 },
        { w: 960, h: 720 },
      ],
    },
  ])(
    'restores font sizes and frames when the size returns to $former.w by $former.h',
    ({ former, others }) => {
      const { store, page } = withPage('layout-content', '声音', '振动');
      change(store, (edit) => {
        resizePages(edit, former, 'keep');
        edit.create(
          shape('box', page, 'z1', {
            // The element extends beyond the edge, as bands do.
            frame: { x: -40, y: 10, w: former.w + 80, h: former.h - 20 },
            text: {
              paragraphs: [
                {
                  props: { lineSpacing: { type: 'points', value: 21 }, marginLeft: 30 },
                  runs: [
                    { type: 'text', text: '满', props: { size: 10.5 } },
                    { type: 'text', text: '继承' },
                  ],
                },
              ],
            },
          }),
        );
      });
      const own = () => shapesOn(store, page).find(({ id }) => id === 'box');
      const looks = () =>
        shapesOn(store, page).map((each) =>
          lookOf(each, designOf(store, page)).levels.map((level) => level[0]),
        );
      const before = { words: own()?.text, looks: looks(), placed: placed(store, page) };
      for (const size of [...others, former]) change(store, (edit) => resizePages(edit, size, 'fit'));
      expect(own()?.text).toEqual(before.words);
      expect(looks()).toEqual(before.looks);
      expect(placed(store, page)).toEqual(before.placed);
      expect(store.find('deck', 'deck')?.fittedFrom).toBeUndefined();
    },
  );

  it('keeps elements on the page that were added outside the former page', () => {
    const { store, page } = withPage('layout-blank');
    change(store, (edit) => resizePages(edit, { w: 960, h: 720 }, 'fit'));
    change(store, (edit) => {
      edit.create(shape('foot', page, 'z1', { frame: { x: 100, y: 650, w: 200, h: 60 } }));
    });
    change(store, (edit) => resizePages(edit, { w: 1280, h: 720 }, 'fit'));
    expect(placed(store, page)).toEqual(['- undefined 260,650,200,60']);
    // Later changes are relative to this size of the content.
    change(store, (edit) => resizePages(edit, { w: 960, h: 720 }, 'fit'));
    change(store, (edit) => resizePages(edit, { w: 1280, h: 720 }, 'fit'));
    expect(placed(store, page)).toEqual(['- undefined 260,650,200,60']);
  });

  it('keeps font sizes when a placeholder got more text than it had before', () => {
    const { store, page } = withPage('layout-content', '声音', '振动');
    change(store, (edit) => resizePages(edit, { w: 960, h: 720 }, 'fit'));
    const sizes = () =>
      shapesOn(store, page).map((each) => lookOf(each, designOf(store, page)).levels[0]?.[0]);
    const [body] = shapesOn(store, page).slice(-1);
    const written = sizes();
    const paragraphs = [{ runs: [{ type: 'text' as const, text: '声音是由物体振动产生的。'.repeat(20) }] }];
    change(store, (edit) => edit.update(body?.id ?? '', { text: { paragraphs } }));
    change(store, (edit) => resizePages(edit, { w: 1280, h: 720 }, 'fit'));
    expect(sizes()).toEqual(written);
  });

  it('keeps sizes about the new middle with `keep`, and limits the page to sizes that a file allows', () => {
    const { store, page } = withPage('layout-blank');
    change(store, (edit) => {
      edit.create(shape('box', page, 'z1', { frame: { x: 100, y: 100, w: 200, h: 100 } }));
    });
    change(store, (edit) => resizePages(edit, { w: 1480, h: 920 }, 'keep'));
    expect(placed(store, page)).toEqual(['- undefined 200,200,200,100']);
    change(store, (edit) => resizePages(edit, { w: 1, h: 1e9 }, 'keep'));
    expect(store.find('deck', 'deck')?.size).toEqual({ w: 96, h: 5376 });
  });
});

describe('scaleWords', () => {
  const scaled = (element: Element, scale = 2) => {
    const { store, page } = withPage('layout-blank');
    change(store, (edit) => {
      const placed = { ...element, parentId: page, order: 'z0' } as Element;
      edit.create(placed);
      if (element.type === 'group')
        edit.create(
          shape('child', element.id, 'a0', { text: { paragraphs: [{ runs: [], endProps: { size: 10 } }] } }),
        );
      scaleWords(edit, placed, scale);
    });
    return store;
  };
  const common = {
    kind: 'element',
    id: 'x',
    parentId: '',
    order: '',
    frame: { x: 0, y: 0, w: 9, h: 9 },
  } as const;

  it('scales the size of a formula, and keeps a formula without one', () => {
    expect(scaled({ ...common, type: 'formula', latex: 'x', size: 10 }).get('x')).toMatchObject({ size: 20 });
    expect(scaled({ ...common, type: 'formula', latex: 'x' }).get('x')).not.toHaveProperty('size');
    expect(scaled({ ...common, type: 'formula', latex: 'x', size: 10 }, 1).get('x')).toMatchObject({
      size: 10,
    });
  });

  it('scales texts and defaults of a shape, and of the children of a group', () => {
    const text = { paragraphs: [{ runs: [], endProps: { size: 10 } }], levels: [{ run: { size: 8 } }] };
    const store = scaled(shape('x', '', '', { text, textDefaults: [{ run: { size: 12 } }] }));
    expect(store.get('x')).toMatchObject({
      text: { paragraphs: [{ endProps: { size: 20 } }], levels: [{ run: { size: 16 } }] },
      textDefaults: [{ run: { size: 24 } }],
    });
    expect(scaled({ ...common, type: 'group' }).get('child')).toMatchObject({
      text: { paragraphs: [{ endProps: { size: 20 } }] },
    });
  });
});

it('fittedPoint returns the offset between the middles, and scaledFrame scales from there', () => {
  const at = fittedPoint({ w: 100, h: 100 }, { w: 300, h: 200 }, 2);
  expect(at).toEqual({ x: 50, y: 0 });
  expect(scaledFrame({ x: 1, y: 2, w: 3, h: 4, rotation: 5 }, 2, at)).toEqual({
    x: 52,
    y: 4,
    w: 6,
    h: 8,
    rotation: 5,
  });
});
