import { describe, expect, it } from 'vitest';
import { part, type RuleParts, rels, reported, ruleDeck, types } from '../../test/rule-deck.ts';
import { checkStructure } from './structure-rules.ts';

const main = (masters: string, slides: string, rest = '') =>
  part(
    'p:presentation',
    `<p:sldMasterIdLst>${masters}</p:sldMasterIdLst><p:sldIdLst>${slides}</p:sldIdLst>${rest}`,
  );
const MASTER = '<p:sldMasterId id="1" r:id="m"/>';
const SLIDE = '<p:sldId id="256" r:id="s"/>';
const layouts = (...entries: readonly string[]) =>
  part(
    'p:sldMaster',
    `<p:sldLayoutIdLst>${entries.map((each) => `<p:sldLayoutId ${each}/>`).join('')}</p:sldLayoutIdLst>`,
  );
const MAIN_RELATIONS = [
  ['m', 'slideMaster', 'm.xml'],
  ['s', 'slide', 's.xml'],
  ['t', 'theme', 't.xml'],
] as const;

const SOUND: RuleParts = {
  '[Content_Types].xml': types(['/m.xml', 'x/slideMaster+xml'], ['/n.xml', 'x/notesMaster+xml']),
  '_rels/.rels': rels(['r', 'officeDocument', 'p.xml']),
  'p.xml': main(MASTER, SLIDE),
  '_rels/p.xml.rels': rels(...MAIN_RELATIONS),
  'm.xml': layouts('id="2" r:id="l"'),
  '_rels/m.xml.rels': rels(['l', 'slideLayout', 'l.xml'], ['t', 'theme', 't.xml']),
  'l.xml': '<a/>',
  '_rels/l.xml.rels': rels(['m', 'slideMaster', 'm.xml']),
  's.xml': '<a/>',
  '_rels/s.xml.rels': rels(['l', 'slideLayout', 'l.xml']),
  't.xml': '<a/>',
};
const found = (changed: RuleParts = {}) =>
  reported((report) => checkStructure(ruleDeck({ ...SOUND, ...changed }), report));

describe('checkStructure', () => {
  it('reports nothing for a valid structure', () => {
    expect(found()).toEqual([]);
  });

  it('reports no, several or another main part, and nothing else', () => {
    const only = (count: number) => `is not the only presentation part; ${count} are referenced`;
    expect(found({ '_rels/.rels': rels() })).toEqual([`main-part  ${only(0)}`]);
    const two = rels(['r', 'officeDocument', 'p.xml'], ['q', 'officeDocument', 'q.xml']);
    expect(found({ '_rels/.rels': two })).toEqual([`main-part p.xml ${only(2)}`]);
    expect(found({ 'p.xml': part('p:sld', '') })).toEqual([`main-part p.xml ${only(1)}`]);
  });

  it('reports a missing theme, and several parts of a kind', () => {
    expect(found({ '_rels/p.xml.rels': rels(...MAIN_RELATIONS.slice(0, 2)) })).toEqual([
      'main-kinds p.xml has 0 of theme',
    ]);
    for (const kind of ['theme', 'presProps', 'viewProps', 'tableStyles', 'commentAuthors']) {
      const twice = rels(
        ...MAIN_RELATIONS.slice(0, kind === 'theme' ? 2 : 3),
        ['a', kind, 'a.xml'],
        ['b', kind, 'b.xml'],
      );
      expect(found({ '_rels/p.xml.rels': twice })).toEqual([`main-kinds p.xml has 2 of ${kind}`]);
    }
  });

  it('reports a presentation without a master, and a master without layouts or theme', () => {
    expect(found({ 'p.xml': main('', SLIDE) })).toEqual([
      'masters p.xml has no master',
      'slides s.xml has the layout l.xml, which belongs to no master',
    ]);
    expect(found({ 'm.xml': layouts() })).toContain('masters m.xml has no layout');
    const without = found({ '_rels/m.xml.rels': rels(['l', 'slideLayout', 'l.xml']) });
    expect(without).toEqual(['masters m.xml must have exactly one theme', 'themes m.xml has 0 themes']);
  });

  it('reports layouts that their master does not list, or that belong to another', () => {
    const related = rels(
      ['l', 'slideLayout', 'l.xml'],
      ['k', 'slideLayout', 'k.xml'],
      ['t', 'theme', 't.xml'],
    );
    expect(found({ '_rels/m.xml.rels': related })).toEqual(['masters m.xml does not list k.xml']);
    expect(found({ '_rels/l.xml.rels': rels(['m', 'slideMaster', 'o.xml']) })).toEqual([
      'layouts l.xml is listed only by m.xml',
    ]);
    expect(
      found({ '_rels/l.xml.rels': rels(['m', 'slideMaster', 'm.xml'], ['o', 'slideMaster', 'm.xml']) }),
    ).toHaveLength(1);
  });

  it('reports ids that masters and layouts share', () => {
    expect(found({ 'm.xml': layouts('id="1" r:id="l"') })).toEqual([
      'master-ids m.xml p:sldLayoutId 1 is duplicate',
    ]);
    const without = main('<p:sldMasterId r:id="m"/>', SLIDE);
    expect(found({ 'p.xml': without, 'm.xml': layouts('r:id="l"') })).toEqual([]);
  });

  it('reports slides that are listed twice or not at all', () => {
    expect(found({ 'p.xml': main(MASTER, `${SLIDE}<p:sldId id="257" r:id="s"/>`) })).toEqual([
      'slide-ids p.xml s.xml is listed twice',
    ]);
    expect(found({ 'p.xml': main(MASTER, `${SLIDE}<p:sldId id="256" r:id="none"/>`) })).toEqual([
      'slide-ids p.xml slide 256 is duplicate',
    ]);
    expect(found({ 'p.xml': main(MASTER, '') })).toEqual(['slides s.xml is missing in the list of slides']);
  });

  it('reports slides without a layout, or with a layout of no master', () => {
    expect(found({ '_rels/s.xml.rels': rels() })).toEqual(['slides s.xml has 0 layouts']);
    const two = rels(['l', 'slideLayout', 'l.xml'], ['k', 'slideLayout', 'l.xml']);
    expect(found({ '_rels/s.xml.rels': two })).toEqual(['slides s.xml has 2 layouts']);
    expect(found({ '_rels/s.xml.rels': rels(['l', 'slideLayout', 'k.xml']) })).toEqual([
      'slides s.xml has the layout k.xml, which belongs to no master',
    ]);
  });

  it('reports sections with missing or repeated slides', () => {
    const section = (...ids: readonly number[]) =>
      `<p14:sectionLst>${ids.map((id) => `<p14:sldId id="${id}"/>`).join('')}</p14:sectionLst>`;
    expect(found({ 'p.xml': main(MASTER, SLIDE, section(256)) })).toEqual([]);
    expect(found({ 'p.xml': main(MASTER, SLIDE, section(256, 999, 256)) })).toEqual([
      'sections p.xml a section references the slide 999, which does not exist',
      'sections p.xml slide 256 is in two sections',
    ]);
  });

  describe('of notes', () => {
    const notes = (own: string, slide = rels(['l', 'slideLayout', 'l.xml'], ['n', 'notesSlide', 'k.xml'])) =>
      found({ '_rels/s.xml.rels': slide, 'k.xml': '<a/>', '_rels/k.xml.rels': own });
    const MINE = ['s', 'slide', 's.xml'] as const;
    const BACK = ['m', 'notesMaster', 'x.xml'] as const;

    it('reports notes that do not belong to their slide or have no master', () => {
      expect(notes(rels(MINE, BACK))).toEqual([]);
      expect(notes(rels(['s', 'slide', 'o.xml'], BACK))).toEqual(['notes k.xml does not reference s.xml']);
      expect(notes(rels(MINE, ['o', 'slide', 's.xml'], BACK))).toEqual([
        'notes k.xml does not reference s.xml',
      ]);
      expect(notes(rels(MINE))).toEqual(['notes k.xml must have exactly one master']);
    });

    it('reports nothing more for missing notes', () => {
      const missing = rels(['l', 'slideLayout', 'l.xml'], ['n', 'notesSlide', 'none.xml']);
      expect(found({ '_rels/s.xml.rels': missing })).toEqual([]);
    });

    it('reports a slide with several notes', () => {
      const two = rels(
        ['l', 'slideLayout', 'l.xml'],
        ['n', 'notesSlide', 'k.xml'],
        ['o', 'notesSlide', 'k.xml'],
      );
      expect(notes(rels(MINE, BACK), two)).toEqual(['notes s.xml has 2 notes']);
    });
  });

  it('reports a theme that two masters share', () => {
    const shared = { 'n.xml': '<a/>', '_rels/n.xml.rels': rels(['t', 'theme', 't.xml']) };
    expect(found(shared)).toEqual(['themes t.xml belongs to both m.xml and n.xml']);
  });
});
