import { type ElementDraft, insertElement } from '@lectern/courseware';
import type { EditSession } from '../session/edit-session.ts';
import { lookOfNew, textSize } from '../session/insert.ts';
import { boxOfContours, type Contour, type SubPath } from './contour.ts';
import { geometryOf } from './reshape.ts';

/**
 * Adds a drawn line to the page as a shape, in one undo step, and selects it. A closed line is filled and can have
 * text, an open line is not. Returns its id; undefined when the line has no extent.
 */
export function insertPath(session: EditSession, sub: SubPath): string | undefined {
  const pageId = session.pageId.get();
  const contours: readonly Contour[] = [{ subs: [sub], fill: sub.closed ? 'norm' : 'none', stroke: true }];
  const frame = boxOfContours(contours);
  if (pageId === undefined || sub.nodes.length < 2 || (frame.w < 1 && frame.h < 1)) return undefined;
  const geometry = geometryOf(contours, frame);
  const draft: ElementDraft = sub.closed
    ? {
        type: 'shape',
        frame,
        geometry,
        ...lookOfNew(''),
        text: {
          paragraphs: [{ runs: [], endProps: { size: textSize } }],
          box: { anchor: 'ctr', wrap: true },
        },
      }
    : {
        type: 'shape',
        frame,
        geometry,
        fill: { type: 'none' },
        line: {
          fill: { type: 'solid', color: { type: 'scheme', slot: 'tx1' } },
          width: 3,
          cap: 'round',
          join: 'round',
        },
      };
  let id: string | undefined;
  session.edit((edit) => {
    id = insertElement(edit, pageId, draft);
  });
  if (id !== undefined) session.choose([id]);
  return id;
}
