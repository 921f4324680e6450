import type { EffectTarget } from '@lectern/playback';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hide, targetsOf } from './effect-targets.ts';

function drawn(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `
    <div data-backdrop-id="bg"></div>
    <div data-element-id="a" id="a"><svg id="outline"></svg><div id="text"><p data-paragraph="0" id="p0"></p><p data-paragraph="1" id="p1"></p><p data-paragraph="2" id="p2"></p></div></div>
    <div data-element-id="chart"><i data-chart-part="s0" id="s0"></i><i data-chart-part="s1" id="s1"></i></div>
    <div data-element-id='odd"id' id="odd"></div>`;
  document.body.append(root);
  onTestFinished(() => root.remove());
  return root;
}

describe('targetsOf', () => {
  const ids = (target: object) => targetsOf(drawn(), target as EffectTarget).map(({ id }) => id);

  it('returns the whole element, or the background of the page', () => {
    expect(ids({ elementId: 'a' })).toEqual(['a']);
    expect(targetsOf(drawn(), { elementId: 'bg' } as EffectTarget)).toHaveLength(1);
    expect(ids({ elementId: 'odd"id' })).toEqual(['odd']);
    expect(ids({ elementId: 'none' })).toEqual([]);
  });

  it('returns paragraphs from the first to the last', () => {
    expect(ids({ elementId: 'a', paragraphs: [1, 1] })).toEqual(['p1']);
    expect(ids({ elementId: 'a', paragraphs: [0, 1] })).toEqual(['p0', 'p1']);
    expect(ids({ elementId: 'a', paragraphs: [1, 9] })).toEqual(['p1', 'p2']);
  });

  it('returns the outline without the text', () => {
    expect(ids({ elementId: 'a', shapeOnly: true })).toEqual(['outline']);
  });

  it('returns a part of a chart', () => {
    expect(ids({ elementId: 'chart', chartPart: 's1' })).toEqual(['s1']);
    expect(ids({ elementId: 'chart', chartPart: 's9' })).toEqual([]);
  });
});

describe('hide', () => {
  it('hides an element until it is cancelled, even when a later animation replaces it', async () => {
    const element = drawn().querySelector<HTMLElement>('#a') as HTMLElement;
    const visibility = () => getComputedStyle(element).visibility;
    const hidden = hide(element);
    hidden.finish();
    expect(visibility()).toBe('hidden');
    const shown = element.animate([{ visibility: 'visible' }, { visibility: 'visible' }], {
      duration: 1,
      fill: 'forwards',
    });
    await shown.finished;
    expect(visibility()).toBe('visible');
    shown.cancel();
    expect(hidden.replaceState).toBe('persisted');
    expect(visibility()).toBe('hidden');
    hidden.cancel();
    expect(visibility()).toBe('visible');
  });
});
