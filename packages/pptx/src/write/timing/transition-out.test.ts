import type { Transition } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { asset, outScope, relationsOf } from '../../../test/out-scope-source.ts';
import { transitionXml } from './transition-out.ts';

/** The choice and the fallback of a transition, without namespaces. */
function written(rest: Partial<Transition>, scope = outScope([asset('s1', 'audio/mpeg')])): string {
  const xml = transitionXml({ type: 'fade', duration: 700, ...rest }, scope) ?? '';
  return xml
    .replace(/ xmlns:\w+="[^"]*"/g, '')
    .replace(/^<mc:AlternateContent>|<\/mc:AlternateContent>$/g, '');
}

describe('transitionXml', () => {
  it.each([
    [
      'of the standard',
      { type: 'push', direction: 'u' },
      '<mc:Choice Requires="p14"><p:transition spd="med" p14:dur="700"><p:push dir="u"/></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:push dir="u"/></p:transition></mc:Fallback>',
    ],
    [
      'of PowerPoint 2010',
      { type: 'vortex', direction: 'l' },
      '<mc:Choice Requires="p14"><p:transition spd="med" p14:dur="700"><p14:vortex dir="l"/></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:fade/></p:transition></mc:Fallback>',
    ],
    [
      'of PowerPoint 2013',
      { type: 'origami', options: { invX: '1' } },
      '<mc:Choice Requires="p15"><p:transition spd="med" p14:dur="700"><p15:prstTrans prst="origami" invX="1"/></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:fade/></p:transition></mc:Fallback>',
    ],
    [
      'that morphs',
      { type: 'morph' },
      '<mc:Choice Requires="p159"><p:transition spd="med" p14:dur="700"><p159:morph option="byObject"/></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:fade/></p:transition></mc:Fallback>',
    ],
    [
      'that morphs words',
      { type: 'morph', options: { option: 'byWord' } },
      '<mc:Choice Requires="p159"><p:transition spd="med" p14:dur="700"><p159:morph option="byWord"/></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:fade/></p:transition></mc:Fallback>',
    ],
    [
      'that is none',
      { type: 'none' },
      '<mc:Choice Requires="p14"><p:transition spd="med" p14:dur="700"/></mc:Choice><mc:Fallback><p:transition spd="med"/></mc:Fallback>',
    ],
    [
      'that is unknown',
      { type: 'other' },
      '<mc:Choice Requires="p14"><p:transition spd="med" p14:dur="700"><p:fade/></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:fade/></p:transition></mc:Fallback>',
    ],
    [
      'with an orientation as its direction',
      { type: 'blinds', direction: 'vert', options: { orient: 'vert' } },
      '<mc:Choice Requires="p14"><p:transition spd="med" p14:dur="700"><p:blinds orient="vert"/></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:blinds orient="vert"/></p:transition></mc:Fallback>',
    ],
    [
      'with an orientation and a direction',
      { type: 'split', direction: 'in', options: { orient: 'vert' } },
      '<mc:Choice Requires="p14"><p:transition spd="med" p14:dur="700"><p:split orient="vert" dir="in"/></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:split orient="vert" dir="in"/></p:transition></mc:Fallback>',
    ],
    [
      'with a sound',
      { options: { sound: 's1' } },
      '<mc:Choice Requires="p14"><p:transition spd="med" p14:dur="700"><p:fade/><p:sndAc><p:stSnd><p:snd r:embed="rId1" name="sound"/></p:stSnd></p:sndAc></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:fade/><p:sndAc><p:stSnd><p:snd r:embed="rId1" name="sound"/></p:stSnd></p:sndAc></p:transition></mc:Fallback>',
    ],
    [
      'with a repeated sound',
      { options: { sound: 's1', soundLoop: '1' } },
      '<mc:Choice Requires="p14"><p:transition spd="med" p14:dur="700"><p:fade/><p:sndAc><p:stSnd loop="1"><p:snd r:embed="rId1" name="sound"/></p:stSnd></p:sndAc></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:fade/><p:sndAc><p:stSnd loop="1"><p:snd r:embed="rId1" name="sound"/></p:stSnd></p:sndAc></p:transition></mc:Fallback>',
    ],
    [
      'that ends sounds',
      { options: { soundStop: '1' } },
      '<mc:Choice Requires="p14"><p:transition spd="med" p14:dur="700"><p:fade/><p:sndAc><p:endSnd/></p:sndAc></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:fade/><p:sndAc><p:endSnd/></p:sndAc></p:transition></mc:Fallback>',
    ],
    [
      'with a missing sound',
      { options: { sound: 'missing' } },
      '<mc:Choice Requires="p14"><p:transition spd="med" p14:dur="700"><p:fade/></p:transition></mc:Choice><mc:Fallback><p:transition spd="med"><p:fade/></p:transition></mc:Fallback>',
    ],
  ] as const)('returns a transition %s', (_, transition, xml) => {
    expect(written(transition as unknown as Partial<Transition>)).toBe(xml);
  });

  it.each([
    [500, 'fast'],
    [501, 'med'],
    [1000, 'med'],
    [1001, 'slow'],
  ])('has the speed of %i ms', (duration, speed) => {
    expect(written({ duration })).toContain(`spd="${speed}" p14:dur="${duration}"`);
  });

  it('has the advance by clicks and by time', () => {
    expect(written({ onClick: false, after: 1500.4 })).toContain('advClick="0" advTm="1500"');
    expect(written({ onClick: true })).not.toMatch(/advClick|advTm/);
    expect(written({ after: 0 })).toContain('advTm="0"');
  });

  it('refers to its sound', () => {
    const scope = outScope([asset('s1', 'audio/mpeg')]);
    written({ options: { sound: 's1' } }, scope);
    expect(relationsOf(scope)).toEqual(['rId1 audio ppt/media/media1.mp3']);
  });

  it('returns undefined without a transition', () => {
    expect(transitionXml(undefined, outScope())).toBeUndefined();
  });
});
