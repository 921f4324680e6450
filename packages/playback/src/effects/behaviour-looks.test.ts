import type { Behaviour } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { colorTrack, isSilent, lookTrack } from './behaviour-looks.ts';

const colorOf = (color: string) => (color === 'accent1' ? '#112233' : undefined);
const behaviour = (more: Partial<Behaviour>): Behaviour => ({
  type: 'value',
  begin: 10,
  duration: 400,
  ...more,
});
const color = (more: Partial<Behaviour>) => colorTrack(behaviour({ type: 'color', ...more }), colorOf);
const look = (attribute: string, to: string | undefined, more: Partial<Behaviour> = {}) =>
  lookTrack(behaviour({ attribute, ...(to !== undefined && { to }), ...more }), colorOf);

describe('colorTrack', () => {
  it.each([
    ['style.color', 'text', 'color'],
    ['Fill.Color', 'fill', 'fill'],
    ['stroke.color', 'line', 'stroke'],
    ['other', 'fill', 'fill'],
    [undefined, 'fill', 'fill'],
  ])('changes %s of the part %s', (attribute, part, property) => {
    expect(color({ to: 'accent1', ...(attribute !== undefined && { attribute }) })).toMatchObject({
      part,
      begin: 10,
      duration: 400,
      keyframes: [{ [property]: '#112233' }],
      hold: true,
    });
  });

  it('begins with the given colour, or with the present colour', () => {
    expect(color({ from: 'accent1', to: 'accent1' })?.keyframes).toHaveLength(2);
    expect(color({ from: 'unknown', to: 'accent1' })?.keyframes).toHaveLength(1);
  });

  it('rotates the hue without a known target', () => {
    const track = color({ to: 'unknown', by: '120.4 0.5 -0.2' });
    expect(track?.part).toBe('element');
    expect(track?.keyframes).toEqual([
      { filter: 'hue-rotate(0deg) saturate(1) brightness(1)' },
      { filter: 'hue-rotate(120deg) saturate(1.5) brightness(0.8)' },
    ]);
    expect(color({ to: 'unknown' })).toBeUndefined();
  });

  it('does not hold a colour that passes or returns', () => {
    expect(color({ to: 'accent1', passing: true })?.hold).toBe(false);
    expect(color({ to: 'accent1', autoReverse: true })?.hold).toBe(false);
  });
});

describe('lookTrack', () => {
  it.each([
    ['style.fontWeight', 'bold', 'text', { fontWeight: 'bold' }],
    ['style.fontWeight', 'normal', 'text', { fontWeight: 'normal' }],
    ['style.fontStyle', 'italic', 'text', { fontStyle: 'italic' }],
    ['style.textDecorationUnderline', 'true', 'text', { textDecorationLine: 'underline' }],
    ['style.textDecorationUnderline', 'false', 'text', { textDecorationLine: 'none' }],
    ['style.textDecorationLineThrough', 'none', 'text', { textDecorationLine: 'none' }],
    ['style.fontSize', '1.5', 'text', { fontScale: 1.5 }],
    ['fill.opacity', '0.5', 'fill', { fillOpacity: 0.5 }],
    ['stroke.opacity', '0', 'line', { strokeOpacity: 0 }],
    ['stroke.weight', '3', 'line', { strokeWidth: '4px' }],
    ['imageData.gain', '-1', 'element', { filter: 'contrast(0)' }],
    ['imageData.gain', '2', 'element', { filter: 'contrast(2)' }],
    ['imageData.blacklevel', '0.3', 'element', { filter: 'brightness(1.3)' }],
    ['imageData.blacklevel', '-2', 'element', { filter: 'brightness(0)' }],
    ['imageData.grayscale', '0', 'element', { filter: 'grayscale(0)' }],
    ['imageData.grayscale', 't', 'element', { filter: 'grayscale(1)' }],
    ['style.color', 'accent1', 'text', { color: '#112233' }],
    ['stroke.color2', 'accent1', 'line', { stroke: '#112233' }],
  ])('sets %s to %s', (attribute, to, part, frame) => {
    expect(look(attribute, to)).toMatchObject({ part, keyframes: [frame], hold: true });
  });

  it('takes the last keyframe without a target, and sets at once when discrete', () => {
    const values = [
      { at: 0, value: '1' },
      { at: 1, value: '2' },
    ];
    expect(look('style.fontSize', undefined, { values, discrete: true })?.keyframes).toEqual([
      { fontScale: 2 },
      { fontScale: 2 },
    ]);
    expect(look('style.fontSize', '3', { passing: true })).toMatchObject({
      keyframes: [{ fontScale: 3 }],
      hold: false,
    });
  });

  it.each([
    ['style.fontSize', 'large'],
    ['style.color', 'unknown'],
    ['ppt_x', '1'],
    ['style.fontSize', undefined],
  ])('returns undefined for %s set to %s', (attribute, to) => {
    expect(look(attribute, to)).toBeUndefined();
  });

  it('returns undefined for another type of behaviour', () => {
    expect(look('style.fontSize', '1', { type: 'scale' })).toBeUndefined();
  });
});

describe('isSilent', () => {
  it('returns true for attributes that prepare others, and for values without one', () => {
    expect(isSilent(behaviour({ attribute: 'Fill.Type', to: 'solid' }))).toBe(true);
    expect(isSilent(behaviour({ attribute: 'ppt_x' }))).toBe(true);
  });

  it.each([{ to: '1' }, { from: '1' }, { by: '1' }, { values: [] }])(
    'returns false for a value with %o',
    (more) => {
      expect(isSilent(behaviour({ attribute: 'ppt_x', ...more }))).toBe(false);
    },
  );

  it('returns false for other types', () => {
    expect(isSilent(behaviour({ type: 'rotate', attribute: 'fill.type' }))).toBe(false);
  });
});
