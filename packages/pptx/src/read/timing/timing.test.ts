import type { Animation, Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { holder, notesOf, scopeOf } from '../../../test/tree-scope.ts';
import { applyPlayback, playsByItself, readAnimations } from './timing.ts';

const base = { kind: 'element', parentId: 'page', order: 'a0', frame: { x: 0, y: 0, w: 1, h: 1 } } as const;
const box = (id: string, more: object = {}): Element => ({ ...base, id, type: 'shape', ...more }) as Element;
const clip = (id: string): Extract<Element, { type: 'video' }> => ({ ...base, id, type: 'video' });

const effect = (shape: string, preset: number, kind = 'entr', nodeType = 'clickEffect') =>
  `<p:par><p:cTn presetID="${preset}" presetClass="${kind}" nodeType="${nodeType}"><p:stCondLst><p:cond delay="0"/></p:stCondLst><p:childTnLst><p:set><p:cBhvr><p:cTn dur="1"/><p:tgtEl><p:spTgt spid="${shape}"/></p:tgtEl></p:cBhvr><p:to/></p:set></p:childTnLst></p:cTn></p:par>`;
const click = (...effects: readonly string[]) =>
  `<p:par><p:cTn><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst><p:childTnLst>${effects.join('')}</p:childTnLst></p:cTn></p:par>`;
const main = (...groups: readonly string[]) =>
  `<p:seq><p:cTn nodeType="mainSeq"><p:childTnLst>${groups.join('')}</p:childTnLst></p:cTn></p:seq>`;
const started = (shape: string, ...groups: readonly string[]) =>
  `<p:seq><p:cTn nodeType="interactiveSeq"><p:stCondLst><p:cond evt="onClick"><p:tgtEl><p:spTgt spid="${shape}"/></p:tgtEl></p:cond></p:stCondLst><p:childTnLst>${groups.join('')}</p:childTnLst></p:cTn></p:seq>`;
const timing = (...content: readonly string[]) =>
  holder(`<p:timing><p:tnLst>${content.join('')}</p:tnLst></p:timing>`);

describe('readAnimations', () => {
  const read = async (slide: ReturnType<typeof timing>, elements: readonly Element[]) => {
    const scope = await scopeOf({ elementIds: { 2: 'a', 3: 'b', 4: 'gone' } });
    const animations = readAnimations(slide, scope, elements);
    return {
      said: animations.map(({ elementId, trigger }) => `${elementId} ${trigger.type}`),
      notes: notesOf(scope),
    };
  };

  it('returns the effects of the main sequence before those that a click on an element starts', async () => {
    const slide = timing(
      started('2', click(effect('3', 1))),
      main(click(effect('2', 1)), click(effect('3', 1))),
    );
    expect(await read(slide, [box('a'), box('b')])).toEqual({
      said: ['a click', 'b click', 'b element'],
      notes: [],
    });
  });

  it('reports effects of missing shapes, and starts the click with the next effect', async () => {
    const slide = timing(
      main(click(effect('9', 1), effect('3', 1, 'entr', 'withEffect'), effect('2', 1, 'entr', 'withEffect'))),
      main(click(effect('4', 1))),
    );
    const { said, notes } = await read(slide, [box('a'), box('b')]);
    expect(said).toEqual(['b click', 'a with']);
    expect(notes.map(({ code }) => code)).toEqual(['ANIMATION_TARGET', 'ANIMATION_TARGET']);
  });

  it('leaves out the effects of covers without a note', async () => {
    const slide = timing(started('2', click(effect('2', 10, 'exit'))), main(click(effect('2', 10))));
    expect(await read(slide, [box('a', { cover: { way: 'fade' } })])).toEqual({
      said: ['a click'],
      notes: [],
    });
  });

  it('returns nothing without a timing', async () => {
    expect((await read(holder('<p:cSld/>'), [box('a')])).said).toEqual([]);
  });
});

describe('playsByItself', () => {
  const of = (
    preset: number,
    type: Animation['trigger']['type'],
    kind: Animation['effect']['class'] = 'media',
  ) => playsByItself({ effect: { class: kind, preset }, trigger: { type } } as Animation);

  it('returns true for the start of media that waits for no click', () => {
    expect([of(1, 'after'), of(1, 'with')]).toEqual([true, true]);
    expect([of(1, 'click'), of(2, 'after'), of(1, 'after', 'entrance')]).toEqual([false, false, false]);
  });
});

describe('applyPlayback', () => {
  async function played(
    settings: string,
    inside = '',
    media = 'p:video',
    around = '',
    animations: Animation[] = [],
  ) {
    const element = clip('a');
    const slide = timing(
      `<${media} ${around}><p:cMediaNode ${settings}>${inside}<p:tgtEl><p:spTgt spid="2"/></p:tgtEl></p:cMediaNode></${media}>`,
    );
    applyPlayback(slide, await scopeOf({ elementIds: { 2: 'a' } }), [box('b'), element], animations);
    const { kind: _, parentId: _p, order: _o, frame: _f, type: _t, id: _i, ...rest } = element;
    return rest;
  }

  it.each([
    ['', {}],
    ['vol="50000"', { volume: 0.5 }],
    ['vol="50000" mute="1"', { volume: 0 }],
    ['showWhenStopped="0"', { hideWhenStopped: true }],
    ['showWhenStopped="1"', {}],
    ['numSld="1"', {}],
    ['numSld="2"', { acrossPages: true, acrossPageCount: 2 }],
    ['numSld="998"', { acrossPages: true, acrossPageCount: 998 }],
    ['numSld="999"', { acrossPages: true }],
  ])('sets for %s the playback %j', async (settings, playback) => {
    expect(await played(settings)).toEqual(playback);
    expect(await played(settings, '', 'p:audio')).toEqual(playback);
  });

  const start = (condition: string) => `<p:cTn><p:stCondLst><p:cond ${condition}/></p:stCondLst></p:cTn>`;

  it('sets loop, full screen and automatic start', async () => {
    expect(await played('', '<p:cTn repeatCount="indefinite"/>')).toEqual({ loop: true });
    expect(await played('', '<p:cTn repeatCount="2000"/>')).toEqual({});
    expect(await played('', '', 'p:video', 'fullScrn="1"')).toEqual({ fullScreen: true });
    expect(await played('', start('delay="0"'))).toEqual({ autoplay: true });
    expect(await played('', start('delay="indefinite"'))).toEqual({});
    expect(await played('', start('evt="onClick" delay="0"'))).toEqual({});
  });

  it('starts media that an effect starts, and ignores other nodes', async () => {
    const animation = {
      elementId: 'a',
      effect: { class: 'media', preset: 1 },
      trigger: { type: 'with' },
    } as Animation;
    expect(await played('', '', 'p:other', '', [animation])).toEqual({ autoplay: true });
    expect(await played('vol="50000"', '', 'p:other', '', [{ ...animation, elementId: 'b' }])).toEqual({});
  });
});
