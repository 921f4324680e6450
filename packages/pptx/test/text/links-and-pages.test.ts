import { describe, expect, it } from 'vitest';
import { paragraph, readElement, readSource, recordsOf, shape } from '../deck-source.ts';

async function paragraphsOf(xml: string, source: Parameters<typeof readElement>[2] = {}) {
  const { text } = await readElement('shape', shape(2, '', xml), source);
  return text?.paragraphs ?? [];
}

async function runsOf(xml: string, source: Parameters<typeof readElement>[2] = {}) {
  return (await paragraphsOf(xml, source))[0]?.runs ?? [];
}

describe('links and actions', () => {
  const link = (attributes: string) => `<a:rPr><a:hlinkClick ${attributes}/></a:rPr>`;

  it('lead to pages, addresses and positions in the show; unsafe links are only stored', async () => {
    const text = ['a', 'b', 'c', 'd', 'e']
      .map((id) => {
        const verb = {
          b: 'action="ppaction://hlinksldjump"',
          c: 'action="ppaction://hlinkshowjump?jump=lastslide"',
          e: 'action="ppaction://program"',
        }[id];
        return paragraph(id, link(`r:id="${id === 'c' ? '' : id}" ${verb ?? ''}`));
      })
      .join('');
    const imported = await readSource({
      slides: [
        {
          tree: shape(2, '', text),
          relations: [
            { id: 'a', type: 'hyperlink', target: 'https://example.org/x', external: true },
            { id: 'b', type: 'slide', target: 'slide2.xml' },
            { id: 'd', type: 'hyperlink', target: 'javascript:alert(1)', external: true },
            { id: 'e', type: 'hyperlink', target: 'calc.exe', external: true },
          ],
        },
        {},
      ],
    });
    const [element] = imported.elements;
    const links =
      element?.type === 'shape'
        ? element.text?.paragraphs.map(({ runs: [run] }) =>
            run?.type === 'text' ? run.props?.link : undefined,
          )
        : [];
    expect(links).toEqual([
      { type: 'url', url: 'https://example.org/x' },
      { type: 'page', pageId: imported.pages[1]?.id },
      { type: 'jump', to: 'last' },
      { type: 'other', description: 'javascript:alert(1)' },
      { type: 'other', description: 'ppaction://program' },
    ]);
    expect(imported.report.notes.filter((note) => note.code === 'ACTION_KEPT')).toHaveLength(2);
  });
});

describe('a link that keeps the colour of its text', () => {
  it('is marked as a link in the colour of the text', async () => {
    const runs = await runsOf(
      paragraph(
        'x',
        '<a:rPr><a:hlinkClick r:id="a"><a:extLst><a:ext uri="{A12FA001-AC4F-418D-AE19-62706E023703}"><ahyp:hlinkClr xmlns:ahyp="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="tx"/></a:ext></a:extLst></a:hlinkClick></a:rPr>',
      ),
      { relations: [{ id: 'a', type: 'hyperlink', target: 'https://example.org/', external: true }] },
    );
    expect(runs).toMatchObject([{ props: { linkOwnColor: true, link: { type: 'url' } } }]);
  });
});

describe('imported pages', () => {
  it('keep their name, visibility, background, colour map, transition, sections and notes', async () => {
    const notes = `<p:notes xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><p:cSld><p:spTree>${shape(2, '', paragraph('say this'), '<p:ph type="body" idx="1"/>')}${shape(3, '', paragraph('5'), '<p:ph type="sldNum" idx="2"/>')}</p:spTree></p:cSld></p:notes>`;
    const imported = await readSource({
      slides: [
        { tree: '' },
        {
          attributes: 'show="0" showMasterSp="0"',
          background: '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg2"/></p:bgRef></p:bg>',
          after:
            '<p:clrMapOvr><a:overrideClrMapping bg1="dk1" tx1="lt1"/></p:clrMapOvr><mc:AlternateContent><mc:Choice Requires="p14"><p:transition spd="slow" p14:dur="2000" advClick="0" advTm="5000"><p14:prism isContent="1" dir="u"/></p:transition></mc:Choice><mc:Fallback><p:transition><p:fade/></p:transition></mc:Fallback></mc:AlternateContent>',
          relations: [{ id: 'n', type: 'notesSlide', target: '../notesSlides/notesSlide1.xml' }],
        },
        { after: '<p:transition><p:push dir="r"/></p:transition>' },
      ],
      presentation:
        '<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst><p14:section name="开始"><p14:sldIdLst><p14:sldId id="256"/></p14:sldIdLst></p14:section><p14:section name="练习"><p14:sldIdLst><p14:sldId id="257"/><p14:sldId id="258"/></p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst>',
      parts: { 'ppt/notesSlides/notesSlide1.xml': notes },
    });
    const [first, second, third] = imported.pages;
    expect(second).toMatchObject({
      hidden: true,
      showMasterShapes: false,
      background: { type: 'solid', color: { type: 'scheme', slot: 'bg2' } },
      colorMap: { bg1: 'dk1', tx1: 'lt1' },
      transition: {
        type: 'prism',
        direction: 'u',
        duration: 2000,
        onClick: false,
        after: 5000,
        options: { isContent: '1' },
      },
      notes: { paragraphs: [{ runs: [{ text: 'say this' }] }] },
    });
    expect(third?.transition).toEqual({ type: 'push', direction: 'r', duration: 500 });
    const sections = recordsOf(imported, 'section');
    expect(sections.map((section) => section.name)).toEqual(['开始', '练习']);
    const sequence = [...sections, ...imported.pages].sort((one, other) =>
      one.order < other.order ? -1 : 1,
    );
    expect(sequence.map((record) => record.id)).toEqual([
      sections[0]?.id,
      first?.id,
      sections[1]?.id,
      second?.id,
      third?.id,
    ]);
  });
});
