import { boundsOnPage, type CoursewareReader } from '@lectern/courseware';

/** A video or sound of a page that can be played on the phone. */
export interface PageMedia {
  readonly id: string;
  readonly kind: 'film' | 'sound';
  readonly name: string | undefined;
  /** The hash of the media file. */
  readonly asset: string;
  /** Position of its centre, as shares of the page's size. */
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Returns the visible videos and sounds on a page, in groups too, in stacking order. */
export function pageMedia(reader: CoursewareReader, pageId: string, size: Size): readonly PageMedia[] {
  const found: PageMedia[] = [];
  const walk = (parentId: string): void => {
    for (const id of reader.children(parentId)) {
      const element = reader.find('element', id);
      if (!element || element.hidden) continue;
      if (element.type === 'group') walk(id);
      if ((element.type !== 'video' && element.type !== 'audio') || element.asset === undefined) continue;
      const { x, y, w, h } = boundsOnPage(reader, id) ?? element.frame;
      found.push({
        id,
        kind: element.type === 'video' ? 'film' : 'sound',
        name: element.alt ?? element.name,
        asset: element.asset,
        x: within((x + w / 2) / size.w),
        y: within((y + h / 2) / size.h),
      });
    }
  };
  walk(pageId);
  return found;
}

/** The button of a video beyond the page's edge is placed at that edge. */
function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
