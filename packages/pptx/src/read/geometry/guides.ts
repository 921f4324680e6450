import type { PageGuide } from '@lectern/courseware';
import { type Part, relationOfType } from '../../package/opc.ts';
import type { XmlElement } from '../../package/xml.ts';
import type { ImportContext } from '../context.ts';
import { integerOf } from './units.ts';

/** Units of a guide's position per logical pixel: positions are in 1/576 inch. */
export const GUIDE_UNITS = 6;
const MOST = 100;
const FURTHEST = 1e6;

/**
 * The guides over all slides: guides of p15:sldGuideLst in the presentation ([MS-PPTX] 2.2.15.1), or, in a file from
 * before PowerPoint 2013, guides of its view (p:guideLst, 19.2.1.4).
 */
export function readGuides(context: ImportContext, presentation: Part): PageGuide[] | undefined {
  const own = presentation.root.child('p:extLst')?.find('p15:sldGuideLst');
  const guides = own
    ? own.children.filter(({ name }) => name === 'p15:guide')
    : guidesOfView(context, presentation);
  const read = guides.slice(0, MOST).flatMap((guide): PageGuide[] => {
    const pos = integerOf(guide.attr('pos'), -FURTHEST, FURTHEST);
    if (pos === undefined) return [];
    const axis = guide.attr('orient') === 'horz' ? 'y' : 'x';
    return [{ id: context.newId(), axis, at: pos / GUIDE_UNITS }];
  });
  return read.length > 0 ? read : undefined;
}

function guidesOfView(context: ImportContext, presentation: Part): readonly XmlElement[] {
  const relation = relationOfType(presentation.relations, 'viewProps');
  const view = relation && context.package.part(relation.target)?.root.child('p:slideViewPr');
  return view?.find('p:guideLst')?.all('p:guide') ?? [];
}
