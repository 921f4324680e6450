import { describe, expect, it } from 'vitest';
import {
  paragraph,
  part,
  readSource,
  recordsOf,
  relations,
  type SlideSource,
  shape,
} from '../../test/deck-source.ts';

const NOTES = { id: 'n', type: 'notesSlide', target: '../notesSlides/n.xml' };

async function pageOf(slide: SlideSource, parts: Readonly<Record<string, string | undefined>> = {}) {
  const deck = await readSource({ slides: [slide], parts });
  const [first] = deck.pages;
  if (!first) throw new Error('one page');
  const { id: _, kind: _k, ...page } = first;
  return { page, deck, notes: deck.report.notes.map(({ code }) => code) };
}
const LAYOUT = expect.any(String);
const plain = { order: 'a0', layoutId: LAYOUT, origin: 'ppt/slides/slide1.xml' };

describe('readPage', () => {
  it('returns a plain page with its layout', async () => {
    expect((await pageOf({})).page).toEqual(plain);
  });

  it('returns whether the page and the shapes of its master are shown', async () => {
    expect((await pageOf({ attributes: 'show="0" showMasterSp="0"' })).page).toEqual({
      ...{ ...plain, hidden: true, showMasterShapes: false },
    });
    expect((await pageOf({ attributes: 'show="1" showMasterSp="1"' })).page).toEqual(plain);
  });

  it('returns background, colour map and transition', async () => {
    const { page } = await pageOf({
      background: '<p:bg><p:bgPr><a:noFill/></p:bgPr></p:bg>',
      after:
        '<p:clrMapOvr><a:overrideClrMapping bg1="dk1"/></p:clrMapOvr><p:transition><p:fade/></p:transition>',
    });
    expect(page).toEqual({
      ...{ ...plain, background: { type: 'none' }, colorMap: { bg1: 'dk1' } },
      transition: { type: 'fade', duration: 500 },
    });
  });

  it('returns its name, shortened', async () => {
    const named = (name: string) => part('p:sld', `<p:cSld name="${name}"><p:spTree/></p:cSld>`);
    expect((await pageOf({}, { 'ppt/slides/slide1.xml': named('N') })).page).toMatchObject({ name: 'N' });
    expect((await pageOf({}, { 'ppt/slides/slide1.xml': named('x'.repeat(1025)) })).page.name).toHaveLength(
      1024,
    );
    expect((await pageOf({}, { 'ppt/slides/slide1.xml': named('') })).page).not.toHaveProperty('name');
  });

  it('returns animations, notes and comments', async () => {
    const effect =
      '<p:timing><p:cTn presetID="1" presetClass="entr" nodeType="clickEffect"><p:childTnLst><p:set><p:cBhvr><p:cTn dur="1"/><p:tgtEl><p:spTgt spid="2"/></p:tgtEl></p:cBhvr></p:set></p:childTnLst></p:cTn></p:timing>';
    const notes = part(
      'p:notes',
      `<p:cSld><p:spTree><p:sp><p:nvSpPr><p:nvPr><p:ph type="body"/></p:nvPr></p:nvSpPr><p:txBody>${paragraph('said')}</p:txBody></p:sp></p:spTree></p:cSld>`,
    );
    const comments = part('p:cmLst', '<p:cm><p:text>why</p:text></p:cm>');
    const { page } = await pageOf(
      {
        tree: shape(2),
        after: effect,
        relations: [NOTES, { id: 'c', type: 'comments', target: '../c.xml' }],
      },
      { 'ppt/notesSlides/n.xml': notes, 'ppt/c.xml': comments },
    );
    expect(page).toMatchObject({
      animations: [{ effect: { class: 'entrance' } }],
      notes: { paragraphs: [{ runs: [{ text: 'said' }] }] },
      comments: [{ text: 'why' }],
    });
  });

  it('applies the playback of media', async () => {
    const clip = '<p:pic><p:nvPicPr><p:cNvPr id="5"/><p:nvPr><a:videoFile/></p:nvPr></p:nvPicPr></p:pic>';
    const after =
      '<p:timing><p:video><p:cMediaNode vol="50000"><p:tgtEl><p:spTgt spid="5"/></p:tgtEl></p:cMediaNode></p:video></p:timing>';
    expect((await pageOf({ tree: clip, after })).deck.elements).toMatchObject([
      { type: 'video', volume: 0.5 },
    ]);
  });

  it('has another theme if it overrides that of its layout', async () => {
    const { page, deck } = await pageOf(
      { relations: [{ id: 'o', type: 'themeOverride', target: '../theme/o.xml' }] },
      { 'ppt/theme/o.xml': part('a:themeOverride', '<a:clrScheme/>') },
    );
    expect(page.themeId).toBe(recordsOf(deck, 'theme')[1]?.id);
  });

  it('returns a blank page with its layout for a missing slide, and reports it', async () => {
    const { page, notes } = await pageOf({}, { 'ppt/slides/slide1.xml': undefined });
    expect(page).toEqual({ order: 'a0', layoutId: LAYOUT });
    expect(notes).toEqual(['PAGE_MISSING']);
  });

  it('returns a blank page without a note for a slide without a name', async () => {
    const broken = relations([{ id: 'm1', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' }]);
    const { page, notes } = await pageOf({}, { 'ppt/_rels/presentation.xml.rels': broken });
    expect(page).toEqual({ order: 'a0', layoutId: LAYOUT });
    expect(notes).not.toContain('PAGE_MISSING');
  });
});
