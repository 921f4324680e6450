import type { PageGuide } from '@lectern/courseware';
import { GUIDE_UNITS } from '../../read/geometry/guides.ts';
import { tag, type Xml } from '../xml/xml-out.ts';

const P15 = 'http://schemas.microsoft.com/office/powerpoint/2012/main';
export const GUIDES_EXTENSION = '{EFAFB233-063F-42B5-8137-9DF3F51BA10A}';

/**
 * Guides in the format of PowerPoint 2013 for all slides ([MS-PPTX] 2.2.15.1): positions in 1/576 inch, PowerPoint's
 * grey.
 */
export function guideListXml(guides: readonly PageGuide[]): Xml {
  return tag(
    'p15:sldGuideLst',
    { 'xmlns:p15': P15 },
    ...guides.map(({ axis, at }, index) =>
      tag(
        'p15:guide',
        {
          id: index + 1,
          orient: axis === 'y' ? 'horz' : undefined,
          pos: Math.round(at * GUIDE_UNITS),
          userDrawn: 1,
        },
        tag('p15:clr', {}, tag('a:srgbClr', { val: 'A4A3A4' })),
      ),
    ),
  );
}

/** A string for comparing two lists of guides. */
export function guidesKey(guides: readonly PageGuide[] | undefined): string {
  return (guides ?? []).map(({ axis, at }) => `${axis}${Math.round(at * GUIDE_UNITS)}`).join();
}
