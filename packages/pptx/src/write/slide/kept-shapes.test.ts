import type { CoursewareRecord, Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { paragraph, type RelationSource, shape } from '../../../test/deck-source.ts';
import { type Change, named, patchedDeck, treeOf } from '../../../test/edited/patched-deck.ts';

const two = shape(2, '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>', paragraph('a'));
const three = shape(3, '<a:noFill z="1"/>');
const group = `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="5" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr z="1"><a:xfrm><a:off x="952500" y="952500"/><a:ext cx="952500" cy="952500"/><a:chOff x="952500" y="952500"/><a:chExt cx="952500" cy="952500"/></a:xfrm></p:grpSpPr>${three}</p:grpSp>`;
const MOVED = '<a:xfrm><a:off x="95250" y="190500"/><a:ext cx="914400" cy="457200"/></a:xfrm>';
const XFRM = '<a:xfrm><a:off x="914400" y="914400"/><a:ext cx="914400" cy="457200"/></a:xfrm>';
const at = (x: number, y: number) => (element: Element) => ({ frame: { ...element.frame, x, y } });

async function tree(xml: string, change: Change, relations: readonly RelationSource[] = []): Promise<string> {
  return treeOf(await patchedDeck({ slides: [{ tree: xml, relations }] }, change));
}

describe('an unchanged shape', () => {
  it('is copied beside a changed one', async () => {
    expect(await tree(two + three, named('Shape 2', at(10, 20)))).toBe(two.replace(XFRM, MOVED) + three);
  });

  it('is copied in its new order', async () => {
    expect(await tree(two + three, named('Shape 2', { order: 'z0' }))).toBe(three + two);
  });

  it('is copied when another is removed', async () => {
    expect(await tree(two + three, named('Shape 2', null))).toBe(three);
  });

  it('stays before invisible content and the list of extensions', async () => {
    const rest = '<p:custom z="2"/><p:extLst><p:ext uri="{X}"/></p:extLst>';
    expect(await tree(`<p:custom/>${two}${rest}`, named('Shape 2', at(10, 20)))).toBe(
      `${two.replace(XFRM, MOVED)}<p:custom/>${rest}`,
    );
  });
});

describe('a changed shape', () => {
  it.each([
    ['rotated', { rotation: 90 }, '<a:xfrm rot="5400000">'],
    ['mirrored', { flipH: true }, '<a:xfrm flipH="1">'],
    ['mirrored downwards', { flipV: true }, '<a:xfrm flipV="1">'],
    ['wider', { w: 100 }, '<a:ext cx="952500" cy="457200"/>'],
    ['higher', { h: 100 }, '<a:ext cx="914400" cy="952500"/>'],
    ['moved right', { x: 0 }, '<a:off x="0" y="914400"/>'],
    ['moved down', { y: 0 }, '<a:off x="914400" y="0"/>'],
  ])('keeps its XML when it is %s', async (_, frame, expected) => {
    const xml = await tree(
      three,
      named('Shape 3', (element) => ({ frame: { ...element.frame, ...frame } })),
    );
    expect(xml).toContain('<a:noFill z="1"/>');
    expect(xml).toContain(expected);
  });

  it('keeps its XML when it is marked for the class', async () => {
    const xml = await tree(three, named('Shape 3', { movableInClass: true }));
    expect(xml).toMatch(
      /^<p:sp><p:nvSpPr><p:cNvPr id="3" name="Shape 3"><a:extLst>.*movable="1".*<\/a:extLst><\/p:cNvPr>/,
    );
    expect(xml).toContain('<a:noFill z="1"/>');
  });

  it('keeps its XML beside a new text, also when it is moved', async () => {
    const text = { paragraphs: [{ runs: [{ type: 'text', text: 'b', props: {} }] }] };
    const changed = two.replace('<a:t>a</a:t>', '<a:t>b</a:t>');
    expect(await tree(two, named('Shape 2', { text }))).toBe(changed);
    expect(
      await tree(
        two,
        named('Shape 2', (element) => ({ text, ...at(10, 20)(element) })),
      ),
    ).toBe(changed.replace(XFRM, MOVED));
  });

  it('is written again with the XML of its text when something else has changed', async () => {
    const odd = two.replace('<a:bodyPr/>', '<a:bodyPr z="1"/>');
    const xml = await tree(odd, named('Shape 2', { fill: { type: 'none' } }));
    expect(xml).toContain('<a:noFill/>');
    expect(xml).toContain('<p:txBody><a:bodyPr z="1"/>');
  });

  it('is written again when it gets its first text or pinyin', async () => {
    const text = (props: object) => ({ paragraphs: [{ runs: [{ type: 'text', text: 'b', props }] }] });
    expect(await tree(three, named('Shape 3', { text: text({}) }))).not.toContain('z="1"');
    expect(await tree(two, named('Shape 2', { text: text({ ruby: 'b' }) }))).toMatch(/^<p:grpSp>/);
  });
});

describe('a group', () => {
  it('keeps its XML when it is moved', async () => {
    expect(await tree(group, named('Group', at(0, 0)))).toBe(
      group.replace('<a:off x="952500" y="952500"/>', '<a:off x="0" y="0"/>'),
    );
  });

  it('keeps its XML when a child is moved in it', async () => {
    expect(await tree(group, named('Shape 3', at(-10, -20)))).toBe(
      group.replace('<a:off x="914400" y="914400"/>', '<a:off x="857250" y="762000"/>'),
    );
  });

  it('keeps its XML when it is marked for the class', async () => {
    const xml = await tree(group, named('Group', { movableInClass: true }));
    expect(xml).toMatch(/<p:cNvPr id="5" name="Group"><a:extLst>.*<\/p:cNvPr>/);
    expect(xml).toContain('<p:grpSpPr z="1">');
  });

  it('is written again when it is resized', async () => {
    const xml = await tree(
      group,
      named('Group', (element) => ({ frame: { ...element.frame, w: 200 } })),
    );
    expect(xml).not.toContain('<p:grpSpPr z="1">');
  });

  it('loses a child that is removed or moved out', async () => {
    expect(await tree(group, named('Shape 3', null))).toBe(group.replace(three, ''));
    const out: Change = (records) => {
      const page = records.find((record) => record.kind === 'page');
      return named('Shape 3', { parentId: page?.id, order: 'z0', frame: { x: 10, y: 20, w: 96, h: 48 } })(
        records,
      );
    };
    expect(await tree(group, out)).toMatch(/<\/p:grpSp><p:sp>/);
  });
});

describe('shapes with the same id', () => {
  it('keep it for the first, and the others get free ids', async () => {
    const xml = await tree(`${two}${three.replace('id="3"', 'id="2"')}`, named('Shape 3', at(10, 20)));
    expect([...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id)).toEqual(['2', '3']);
  });

  it('get free ids in a group, too', async () => {
    const xml = await tree(`${group.replace('id="5"', 'id="2"')}${two}`, named('Shape 2', at(10, 20)));
    expect([...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id)).toEqual(['2', '3', '4']);
  });
});

describe('a copied shape', () => {
  it('is written with a free id beside its original', async () => {
    const copied: Change = (records) => {
      const found = records.find(
        (record): record is Element => record.kind === 'element' && record.name === 'Shape 3',
      );
      return found ? [...records, { ...found, id: 'copy', order: 'z0' } as CoursewareRecord] : records;
    };
    const xml = await tree(three, copied);
    expect(xml.startsWith(three)).toBe(true);
    expect(
      [...xml.matchAll(/<p:cNvPr id="(\d+)" name="([^"]*)"/g)].map(([, id, name]) => `${id} ${name}`),
    ).toEqual(['3 Shape 3', '4 Shape 3']);
  });
});

describe('a frame of an unknown kind', () => {
  const frame =
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="6" name="Frame"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></p:xfrm><a:graphic><a:graphicData uri="urn:x"><x:y xmlns:x="urn:x"/></a:graphicData></a:graphic></p:graphicFrame>';
  const copy =
    (to: object): Change =>
    (records) =>
      records.flatMap((record) =>
        record.kind === 'element' && record.name === 'Frame'
          ? [record, { ...record, id: 'copy', order: 'z0', ...to } as CoursewareRecord]
          : [record],
      );

  it('is copied with its content, in its place and under its name', async () => {
    const xml = await tree(frame, copy({ name: 'Other', frame: { x: 10, y: 20, w: 100, h: 100 } }));
    expect(xml.split('<a:graphicData uri="urn:x">')).toHaveLength(3);
    expect(xml).toContain('<p:cNvPr id="7" name="Other"/>');
    expect(xml).toContain('<p:xfrm><a:off x="95250" y="190500"/>');
  });

  it('is copied with its lock', async () => {
    expect(await tree(frame, copy({ locked: true }))).toContain('<a:graphicFrameLocks noGrp="1"');
  });

  it('is not copied in another size', async () => {
    const xml = await tree(frame, copy({ frame: { x: 0, y: 0, w: 50, h: 100 } }));
    expect(xml.split('<a:graphicData uri="urn:x">')).toHaveLength(2);
  });
});

describe('a picture of which the file is missing', () => {
  it('is not copied with its broken relation', async () => {
    const picture =
      '<p:pic><p:nvPicPr><p:cNvPr id="9" name="Pic"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="gone"/></p:blipFill><p:spPr/></p:pic>';
    expect(await tree(picture + three, named('Shape 3', at(10, 20)))).not.toContain('gone');
  });
});
