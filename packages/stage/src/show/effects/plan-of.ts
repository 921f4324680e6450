import {
  type Animation,
  boundsOnPage,
  type CoursewareReader,
  cssColor,
  designOf,
  resolveColor,
  type ThemeSlot,
  themeSlots,
} from '@lectern/courseware';
import { type PagePlan, planPage } from '@lectern/playback';
import { countPieces } from './count-pieces.ts';

/** The animations of a page, and its charts whose parts are animated one by one. */
interface Shown {
  readonly animations: readonly Animation[];
  readonly isApart: (elementId: string) => boolean;
}

/** The animations of a page placed in time, with the positions of its elements and the colours of its theme. */
export function planOf(
  reader: CoursewareReader,
  pageId: string,
  page: { readonly w: number; readonly h: number },
  { animations, isApart }: Shown,
): PagePlan {
  const { colors } = designOf(reader, pageId);
  return planPage(animations, {
    placeOf: (id) => {
      const frame = boundsOnPage(reader, id);
      return frame && { frame, page };
    },
    colorOf: (color) => {
      if (/^[\da-f]{6}$/i.test(color)) return `#${color}`;
      return isSlot(color) ? cssColor(resolveColor({ type: 'scheme', slot: color }, colors)) : undefined;
    },
    isApart,
    piecesOf: (target, by) => countPieces(reader, target, by),
  });
}

function isSlot(color: string): color is ThemeSlot {
  return (themeSlots as readonly string[]).includes(color);
}
