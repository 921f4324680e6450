import { createHash } from 'node:crypto';
import {
  blankCourseware,
  boundedSnapshot,
  COURSEWARE_LIMITS,
  type CoursewareRecord,
  ordersBetween,
} from '@lectern/courseware';
import { writeNdpx } from '@lectern/courseware/ndpx';
import { type Zippable, zipSync } from 'fflate';

const { bytes: BYTES, elementsOfPage: ELEMENTS, records: RECORDS } = COURSEWARE_LIMITS;

/** The `.ndpx` of a courseware of the largest size: full pages, and text up to the limit. */
export function largestCourseware(): Uint8Array {
  const blank = blankCourseware().records;
  const records: CoursewareRecord[] = blank.filter(({ kind }) => kind !== 'page' && kind !== 'element');
  const pages = Math.floor((RECORDS - records.length) / (ELEMENTS + 1));
  const letters = Math.floor(BYTES / (pages * ELEMENTS)) - 260;
  for (const [page, order] of ordersBetween(undefined, undefined, pages).entries()) {
    records.push({ kind: 'page', id: `page${page}`, order });
    for (const [index, at] of ordersBetween(undefined, undefined, ELEMENTS).entries()) {
      const id = `page${page}e${index}`;
      const words = createHash('sha512').update(id).digest('hex').repeat(8).slice(0, letters);
      records.push({
        kind: 'element',
        type: 'shape',
        id,
        parentId: `page${page}`,
        order: at,
        frame: { x: index % 1200, y: index % 700, w: 40, h: 30 },
        text: { paragraphs: [{ runs: [{ type: 'text', text: words }] }] },
      });
    }
  }
  const { leftOut } = boundedSnapshot({ records });
  if (leftOut.length > 0) throw new Error('the largest courseware exceeds the limit');
  return writeNdpx({ snapshot: { records }, assets: new Map() });
}

/** A presentation of one slide with this many rectangles: few bytes, because they are alike. */
export function rectanglesDeck(count: number): Uint8Array {
  const office = 'http://schemas.openxmlformats.org';
  const names = `xmlns:p="${office}/presentationml/2006/main" xmlns:a="${office}/drawingml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"`;
  const shape = (id: number) =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name=""/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="952500" cy="952500"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:sp>`;
  const shapes = Array.from({ length: count }, (_, index) => shape(index + 2)).join('');
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/><Override PartName="/ppt/slides/slide1.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slide+xml"/></Types>`,
    '_rels/.rels': relation('officeDocument', 'ppt/presentation.xml'),
    'ppt/presentation.xml': `<p:presentation ${names}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relation('slide', 'slides/slide1.xml'),
    'ppt/slides/slide1.xml': `<p:sld ${names}><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld></p:sld>`,
  };
  const files: Zippable = {};
  for (const [name, xml] of Object.entries(parts)) files[name] = new TextEncoder().encode(xml);
  return zipSync(files);
}
