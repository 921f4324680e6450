import type { Animation } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { type FidelityPorts, fidelityOf } from './fidelity.ts';

const how = (change: Partial<Animation>, ports?: FidelityPorts) =>
  fidelityOf(
    {
      id: 'a',
      elementId: 'e',
      effect: { class: 'entrance', preset: 10 },
      trigger: { type: 'click' },
      delay: 0,
      duration: 500,
      ...change,
    },
    ports,
  );
const value = (attribute: string) => ({
  type: 'value' as const,
  attribute,
  to: '1',
  begin: 0,
  duration: 500,
});

describe('the fidelity of an effect', () => {
  it('is `itself` when the player knows its preset, or all of its behaviours', () => {
    expect(how({})).toBe('itself');
    expect(how({ effect: { class: 'entrance', preset: 4711 }, behaviours: [value('ppt_x')] })).toBe('itself');
    expect(how({ effect: { class: 'path', preset: 0 }, path: 'M 0 0 L 1 1' })).toBe('itself');
    expect(how({ effect: { class: 'media', preset: 1 }, command: 'playFrom(0.0)' })).toBe('itself');
  });

  it('is `likeness` when some behaviour is unknown, or the whole is animated instead of a part', () => {
    expect(how({ effect: { class: 'entrance', preset: 4711 } })).toBe('likeness');
    expect(how({ effect: { class: 'emphasis', preset: 4711 } })).toBe('likeness');
    expect(how({ behaviours: [value('ppt_x'), value('extrusion.depth')] })).toBe('likeness');
    expect(how({ part: 'chart seriesIdx=0' })).toBe('likeness');
  });

  it('is `itself` for a shape without its text, and for a diagram node with separate shapes', () => {
    const node = { part: 'dgm id={1} bldStep=sp' };
    expect(how({ part: 'bg' })).toBe('itself');
    expect(how(node)).toBe('likeness');
    expect(how(node, { showsNode: (elementId, id) => elementId === 'e' && id === '{1}' })).toBe('itself');
  });

  it('is `itself` for a part of a chart that the stage draws separately', () => {
    const part = 'chart seriesIdx=0 bldStep=series';
    const chart = (threeD: boolean) => ({ plots: [{ type: 'bar' as const, threeD, series: [] }], axes: [] });
    expect(how({ part }, { chartOf: () => chart(false) })).toBe('itself');
    expect(how({ part }, { chartOf: () => chart(true) })).toBe('likeness');
  });

  it('is `nothing` when the effect has no content to play', () => {
    expect(how({ effect: { class: 'other', preset: 0 } })).toBe('nothing');
    expect(how({ effect: { class: 'path', preset: 0 } })).toBe('nothing');
  });

  it('is `itself` when a behaviour only prepares for a colour, or has no value', () => {
    const color = { type: 'color' as const, attribute: 'fillcolor', to: 'accent1', begin: 0, duration: 500 };
    const effect = { class: 'emphasis' as const, preset: 1 };
    const { to: _, ...nothing } = value('style.opacity');
    expect(how({ effect, behaviours: [color, value('fill.type'), value('fill.on'), nothing] })).toBe(
      'itself',
    );
  });
});
