import { describe, expect, it } from 'vitest';
import { png, sha256 } from '../../../test/deck-source.ts';
import { holder, scopeOf } from '../../../test/tree-scope.ts';
import { readTransition } from './transition.ts';

const scope = await scopeOf({
  relations: [{ id: 's', type: 'audio', target: '../media/a.wav' }],
  parts: { 'ppt/media/a.wav': png(3) },
});
const of = (attributes: string, content = '') =>
  readTransition(holder(`<p:cSld/><p:transition ${attributes}>${content}</p:transition>`), scope);

describe('readTransition', () => {
  it('returns undefined without a transition, and `none` for one without a kind', () => {
    expect(readTransition(holder('<p:cSld/>'), scope)).toBeUndefined();
    expect(of('')).toEqual({ type: 'none', duration: 500 });
    expect(of('', '<p:extLst/><a:other/>')).toEqual({ type: 'none', duration: 500 });
  });

  it('returns the transition of an understood alternative', () => {
    const within =
      '<mc:AlternateContent><mc:Choice Requires="p14"><p:transition p14:dur="2000"><p14:vortex dir="r"/></p:transition></mc:Choice><mc:Fallback><p:transition><p:fade/></p:transition></mc:Fallback></mc:AlternateContent>';
    expect(readTransition(holder(within), scope)).toEqual({ type: 'vortex', direction: 'r', duration: 2000 });
  });

  it.each([
    ['spd="slow"', 1000],
    ['spd="med"', 750],
    ['spd="fast"', 500],
    ['spd="toString"', 500],
    ['spd="slow" p14:dur="1250"', 1250],
    ['p14:dur="-5"', 0],
    ['p14:dur="999999"', 600_000],
  ])('returns for %s the duration %d', (attributes, duration) => {
    expect(of(attributes, '<p:fade/>')).toEqual({ type: 'fade', duration });
  });

  it('returns how a page is advanced', () => {
    expect(of('advClick="0" advTm="3000"')).toMatchObject({ onClick: false, after: 3000 });
    expect(of('advClick="1" advTm="-3"')).toMatchObject({ onClick: true, after: 0 });
    expect(of('advTm="999999999"')).toMatchObject({ after: 86_400_000 });
  });

  it('returns the direction and the other options of its kind', () => {
    expect(of('', '<p:push dir="u"/>')).toEqual({ type: 'push', direction: 'u', duration: 500 });
    expect(of('', '<p:split orient="vert" dir="in"/>')).toEqual({
      ...{ type: 'split', direction: 'in', duration: 500, options: { orient: 'vert' } },
    });
    expect(of('', '<p:blinds orient="vert"/>')).toMatchObject({ direction: 'vert' });
    expect(of('', '<p:wheel spokes="4" r:id="x" __proto__="y"/>')?.options).toEqual({ spokes: '4' });
    expect(of('', '<p15:prstTrans prst="airplane" invX="1"/>')).toEqual({
      ...{ type: 'airplane', duration: 500, options: { invX: '1' } },
    });
  });

  it('returns its sound', () => {
    const sound = (attributes: string, id = 's') =>
      of('', `<p:sndAc><p:stSnd ${attributes}><p:snd r:embed="${id}"/></p:stSnd></p:sndAc>`)?.options;
    expect(sound('')).toEqual({ sound: sha256(png(3)) });
    expect(sound('loop="1"')).toEqual({ sound: sha256(png(3)), soundLoop: '1' });
    expect(sound('loop="1"', 'none')).toBeUndefined();
    expect(of('', '<p:sndAc><p:endSnd/></p:sndAc>')?.options).toEqual({ soundStop: '1' });
  });
});
