import { type ElementDraft, type Geometry, insertElement, insertInSight } from '@lectern/courseware';
import { Star, Sticker } from 'lucide-react';
import { pageSizeOf } from '../../editing/page-geometry.ts';
import type { Point } from '../../media/insert-media.ts';
import { command } from '../command.ts';

/** Side of a new icon, logical pixels. */
const SIDE = 120;

/**
 * `value` is the icon's outline and name, and the position of its centre on the page, logical pixels; default is the
 * page's centre.
 */
export const insertIcon = command<{
  readonly geometry: Geometry;
  readonly name: string;
  readonly at?: Point | undefined;
}>({
  id: 'insert.icon',
  label: { zh: '图标', en: 'Icon' },
  icon: Star,
  changes: true,
  run: ({ session, focusPage }, { geometry, name, at }) => {
    const pageId = session.pageId.get();
    if (pageId === undefined) return;
    const { w, h } = pageSizeOf(session);
    const middle = at ?? { x: w / 2, y: h / 2 };
    const draft: ElementDraft = {
      type: 'shape',
      name,
      alt: name,
      frame: { x: middle.x - SIDE / 2, y: middle.y - SIDE / 2, w: SIDE, h: SIDE },
      geometry,
      fill: { type: 'solid', color: { type: 'scheme', slot: 'accent1' } },
      line: { fill: { type: 'none' } },
    };
    let id: string | undefined;
    session.edit((edit) => {
      // A dropped icon stays exactly where it was dropped.
      id = at ? insertElement(edit, pageId, draft) : insertInSight(edit, pageId, draft);
    });
    if (id !== undefined) session.choose([id]);
    focusPage();
  },
});

/** `value` is the sticker's picture, and the position of its centre, as for icons. */
export const insertSticker = command<{ readonly file: File; readonly at?: Point | undefined }>({
  id: 'insert.sticker',
  label: { zh: '贴纸', en: 'Sticker' },
  icon: Sticker,
  changes: true,
  run: ({ addFile, focusPage }, { file, at }) => {
    addFile(file, { at, alt: file.name.replace(/\.svg$/, ''), fillsPlace: false });
    focusPage();
  },
});
