import type { Page } from '@lectern/courseware';
import type { OutScope } from '../package/out-scope.ts';
import { textBodyXml } from '../text/text-out.ts';
import { timingXml } from '../timing/timing-out.ts';
import { transitionXml } from '../timing/transition-out.ts';
import { kept, NAMESPACES, tag, type Xml } from '../xml/xml-out.ts';
import { colorMapOverrideXml, commonSlideXml } from './design-out.ts';

/** A slide (19.3.1.38). The caller adds its relation to the layout. */
export function pageXml(page: Page, scope: OutScope): Xml {
  const common = commonSlideXml(page, scope);
  return tag(
    'p:sld',
    {
      ...NAMESPACES,
      show: page.hidden ? false : undefined,
      showMasterSp: page.showMasterShapes === false ? false : undefined,
    },
    common,
    colorMapOverrideXml(page.colorMap),
    transitionXml(page.transition, scope),
    timingXml(page, scope),
  );
}

const GROUP = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
const SLIDE_IMAGE =
  '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide Image"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr>' +
  '<p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>';

/** The notes page of a slide (19.3.1.26). */
export function notesXml(notes: Page['notes'], scope: OutScope): Xml {
  const body = tag(
    'p:sp',
    {},
    kept(
      '<p:nvSpPr><p:cNvPr id="3" name="Notes"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/>',
    ),
    textBodyXml('p:txBody', notes, scope),
  );
  return tag(
    'p:notes',
    NAMESPACES,
    tag('p:cSld', {}, tag('p:spTree', {}, kept(GROUP + SLIDE_IMAGE), body)),
    kept('<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>'),
  );
}

const NOTES_SIZE = { w: 6_858_000, h: 9_144_000 } as const;

/** A notes master with the two placeholders that notes pages use; for a page of 7.5 by 10 inches. */
export function notesMasterXml(): Xml {
  const place = (
    id: number,
    name: string,
    ph: string,
    x: number,
    y: number,
    w: number,
    h: number,
    text: string,
  ) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${ph}</p:nvPr></p:nvSpPr>` +
    `<p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${w}" cy="${h}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>${text}</p:sp>`;
  const margin = 685_800;
  const width = NOTES_SIZE.w - 2 * margin;
  return tag(
    'p:notesMaster',
    NAMESPACES,
    kept(
      '<p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg><p:spTree>' +
        GROUP +
        place(2, 'Slide Image', '<p:ph type="sldImg" idx="2"/>', margin, 1_143_000, width, 3_086_100, '') +
        place(
          3,
          'Notes',
          '<p:ph type="body" sz="quarter" idx="3"/>',
          margin,
          4_400_550,
          width,
          3_600_450,
          '<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr/></a:p></p:txBody>',
        ) +
        '</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3"' +
        ' accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>',
    ),
  );
}
