import type { Element, Page } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { paragraph, shape } from '../../../test/deck-source.ts';
import { type Change, named, pages, patchedDeck, slideOf } from '../../../test/edited/patched-deck.ts';

const moved = named('Shape 2', (element: Element) => ({ frame: { ...element.frame, x: 10 } }));
const both =
  (...changes: Change[]): Change =>
  (records) =>
    changes.reduce((all, change) => change(all), records);

const effect = (spid: number) =>
  `<p:par><p:cTn id="3" fill="hold"><p:stCondLst><p:cond delay="indefinite"/></p:stCondLst><p:childTnLst><p:par><p:cTn id="4" fill="hold"><p:stCondLst><p:cond delay="0"/></p:stCondLst><p:childTnLst><p:par><p:cTn id="5" presetID="1" presetClass="entr" presetSubtype="0" fill="hold" nodeType="clickEffect"><p:stCondLst><p:cond delay="0"/></p:stCondLst><p:childTnLst><p:set><p:cBhvr><p:cTn id="6" dur="1" fill="hold"/><p:tgtEl><p:spTgt spid="${spid}"/></p:tgtEl><p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="visible"/></p:to></p:set></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:par>`;
const timing = `<p:timing z="1"><p:tnLst><p:par><p:cTn id="1" dur="indefinite" restart="never" nodeType="tmRoot"><p:childTnLst><p:seq concurrent="1" nextAc="seek"><p:cTn id="2" dur="indefinite" nodeType="mainSeq"><p:childTnLst>${effect(2)}</p:childTnLst></p:cTn></p:seq></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>`;

/** A video that a click starts, with shape id 4. */
const video =
  '<p:pic><p:nvPicPr><p:cNvPr id="4" name="Video"/><p:cNvPicPr/><p:nvPr><a:videoFile r:link="v"/></p:nvPr></p:nvPicPr><p:blipFill><a:blip/></p:blipFill><p:spPr/></p:pic>';
const RELATIONS = [{ id: 'v', type: 'video', target: 'http://a/b.mp4', external: true }];

/** Whether the slide has its original timing (kept), another one (written) or none. */
async function result(change: Change, after = timing, tree = shape(2) + shape(3)): Promise<string> {
  const xml = slideOf(await patchedDeck({ slides: [{ tree, after, relations: RELATIONS }] }, change));
  return xml.includes(after) && after !== '' ? 'kept' : xml.includes('<p:timing') ? 'written' : 'none';
}

const animations = (change: (all: NonNullable<Page['animations']>) => Page['animations']) =>
  pages((page) => ({ animations: change(page.animations ?? []) }));

describe('the timing of an original slide', () => {
  it('is kept with its shapes', async () => {
    expect(await result(moved)).toBe('kept');
    expect(await result(named('Shape 3', null))).toBe('kept');
    expect(await result(pages({ hidden: true }))).toBe('kept');
  });

  it('is written again for other effects', async () => {
    expect(await result(animations((all) => all.map((each) => ({ ...each, delay: 500 }))))).toBe('written');
    expect(await result(animations((all) => [...all, ...all]))).toBe('written');
    expect(await result(animations(() => undefined))).toBe('none');
  });

  it('is removed with the shape of its only effect', async () => {
    expect(
      await result(
        both(
          named('Shape 2', null),
          animations(() => undefined),
        ),
      ),
    ).toBe('none');
  });

  it('is removed with the first of two shapes that share its id', async () => {
    const first = shape(3).replace('id="3"', 'id="2"');
    const leftOut: Change = both(named('Shape 3', null), moved);
    expect(await result(leftOut, timing, first + shape(2))).toBe('none');
  });

  it('is written again for a new or another cover', async () => {
    expect(await result(named('Shape 3', { cover: { way: 'fade' } }))).toBe('written');
    expect(await result(named('Shape 3', { cover: { way: 'wipe', from: 'top' } }), '')).toBe('written');
  });

  it('is written again for a shape that becomes a group of pinyin, if it names its build', async () => {
    const text = { paragraphs: [{ runs: [{ type: 'text', text: 'b', props: { ruby: 'b' } }] }] };
    const build = timing.replace(
      '</p:timing>',
      '<p:bldLst><p:bldP spid="2" grpId="0" animBg="1"/></p:bldLst></p:timing>',
    );
    const tree = shape(2, '', paragraph('a')) + shape(3);
    expect(await result(moved, build, tree)).toBe('kept');
    expect(await result(named('Shape 2', { text }), build, tree)).toBe('written');
    expect(await result(named('Shape 3', { text }), build, tree)).toBe('kept');
  });

  it.each([
    ['volume', 0.5],
    ['loop', true],
    ['autoplay', true],
    ['hideWhenStopped', true],
    ['fullScreen', true],
    ['acrossPages', true],
  ])('is written for the playback of a video: %s', async (key, value) => {
    expect(await result(named('Video', { [key]: value }), '', shape(2) + video)).toBe('written');
    expect(await result(named('Video', { [key]: value }), timing, shape(2) + video)).toBe('written');
  });

  it('is not written for a video with the default playback', async () => {
    expect(await result(both(named('Video', { loop: false }), moved), '', shape(2) + video)).toBe('none');
    expect(await result(both(named('Video', { loop: false }), moved), timing, shape(2) + video)).toBe('kept');
  });

  it('is written where there was none', async () => {
    const effect = {
      id: 'a',
      effect: { class: 'entrance', preset: 1 },
      trigger: { type: 'click' },
      delay: 0,
      duration: 1,
    } as const;
    const add: Change = (records) => {
      const found = records.find((record) => record.kind === 'element' && record.name === 'Shape 2');
      return pages({ animations: [{ ...effect, elementId: found?.id ?? '' }] })(records);
    };
    expect(await result(add, '')).toBe('written');
    expect(await result(moved, '')).toBe('none');
  });
});
