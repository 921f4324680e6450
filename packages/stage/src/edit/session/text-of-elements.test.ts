import type { ShapeElement } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { TextOfElements } from './text-of-elements.ts';

const box: ShapeElement = {
  ...shapeRecord('box', { x: 0, y: 0, w: 200, h: 100 }),
  text: { paragraphs: [{ runs: [{ type: 'text', text: '双床', props: { size: 20 } }] }] },
};

function opened() {
  const hand = new Hand([box]);
  const target = new TextOfElements(hand.session, ['box'], () => undefined);
  const looks = () => {
    const paragraph = hand.store.find('element', 'box') as ShapeElement;
    const { props, runs } = paragraph.text?.paragraphs[0] ?? { runs: [] };
    return { ...props, ...runs[0]?.props };
  };
  return { hand, target, looks };
}

describe('consecutive changes of a whole text', () => {
  it('are undone one by one when they are of different properties', () => {
    const { hand, target, looks } = opened();
    target.changeRubies(() => new Map([[0, 'shuāng']]));
    target.patchRuns({ size: 48 });
    target.patchRuns({ bold: true });
    target.changeParagraphs((props) => ({ ...props, wordGrid: 'field' }));
    const steps = [looks()];
    while (hand.store.canUndo) {
      hand.session.undo();
      steps.push(looks());
    }
    expect(steps).toEqual([
      { size: 48, bold: true, ruby: 'shuāng', wordGrid: 'field' },
      { size: 48, bold: true, ruby: 'shuāng' },
      { size: 48, ruby: 'shuāng' },
      { size: 20, ruby: 'shuāng' },
      { size: 20 },
    ]);
  });

  it('are undone together when a held key or a dragged pointer changes an amount or a colour', () => {
    const { hand, target, looks } = opened();
    for (const size of [21, 22, 23]) target.patchRuns({ size });
    for (const value of ['FF0000', 'FF1000', 'FF2000'])
      target.patchRuns({ fill: { type: 'solid', color: { type: 'rgb', value } } });
    hand.session.undo();
    expect(looks()).toEqual({ size: 23 });
    hand.session.undo();
    expect(looks()).toEqual({ size: 20 });
  });

  it('are undone one by one when each is a switch or a choice from a list', () => {
    const { hand, target, looks } = opened();
    for (const bold of [true, false]) target.patchRuns({ bold });
    for (const align of ['ctr', 'r'] as const) target.changeParagraphs((props) => ({ ...props, align }));
    hand.session.undo();
    expect(looks()).toEqual({ size: 20, bold: false, align: 'ctr' });
    hand.session.undo();
    hand.session.undo();
    expect(looks()).toEqual({ size: 20, bold: true });
  });
});
