import type { Page } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { element, outScope } from '../../../test/out-scope-source.ts';
import { notesMasterXml, notesXml, pageXml } from './page-out.ts';

const bare = (xml: string) => xml.replace(/ xmlns:\w+="[^"]*"/g, '');
const page: Page = { kind: 'page', id: 'page', order: 'a0' };
const slide = (rest: Partial<Page>) =>
  bare(pageXml({ ...page, ...rest }, outScope([page, element('shape', 's', {})])));

describe('pageXml', () => {
  it('returns whether the slide and the shapes of its master are shown', () => {
    expect(slide({})).toMatch(/^<p:sld><p:cSld>/);
    expect(slide({ hidden: true, showMasterShapes: false })).toMatch(/^<p:sld show="0" showMasterSp="0">/);
    expect(slide({ hidden: false, showMasterShapes: true })).toMatch(/^<p:sld>/);
  });

  it('returns shapes, colours, transition and timing in order', () => {
    const effect = {
      id: 'a',
      elementId: 's',
      effect: { class: 'entrance', preset: 1 },
      trigger: { type: 'click' },
      delay: 0,
      duration: 1,
    } as const;
    expect(slide({ transition: { type: 'fade', duration: 1 }, animations: [effect] })).toMatch(
      /<p:sp>.*<\/p:cSld><p:clrMapOvr><a:masterClrMapping\/><\/p:clrMapOvr><mc:AlternateContent>.*<\/mc:AlternateContent><p:timing>.*<\/p:timing><\/p:sld>$/,
    );
  });
});

it('notesXml returns the picture of the slide and the text', () => {
  expect(bare(notesXml({ paragraphs: [{ runs: [{ type: 'text', text: 'x' }] }] }, outScope()))).toBe(
    '<p:notes><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/><p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide Image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp><p:sp><p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr/><a:t>x</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>',
  );
});

it('notesMasterXml returns the two placeholders of notes', () => {
  expect([...notesMasterXml().matchAll(/<p:ph [^>]*>|<a:(?:off|ext) [^>]*>/g)].map(([each]) => each)).toEqual(
    [
      '<p:ph type="sldImg" idx="2"/>',
      '<a:off x="685800" y="1143000"/>',
      '<a:ext cx="5486400" cy="3086100"/>',
      '<p:ph type="body" sz="quarter" idx="3"/>',
      '<a:off x="685800" y="4400550"/>',
      '<a:ext cx="5486400" cy="3600450"/>',
    ],
  );
});
