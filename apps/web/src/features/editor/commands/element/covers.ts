import { insertElement } from '@lectern/courseware';
import { pageFrameOf } from '@lectern/stage/edit';
import { Blinds } from 'lucide-react';
import { currentLanguage } from '../../../../platform/i18n/language.ts';
import { pageSizeOf } from '../../editing/page-geometry.ts';
import { hasSelected, selectedElements } from '../../editing/selection/selected-elements.ts';
import { command } from '../command.ts';

/** Logical pixels by which a cover is larger than the covered elements on each side. */
const BEYOND = 8;

/** Puts a cover over the selected elements, which the class sees once the cover is wiped away. */
export const coverChosen = command({
  id: 'elements.cover',
  label: { zh: '盖上遮罩', en: 'Cover for class' },
  icon: Blinds,
  changes: true,
  isEnabled: hasSelected,
  run: (context) => {
    const { session, focusPage } = context;
    const pageId = session.pageId.get();
    if (pageId === undefined) return;
    const page = pageSizeOf(session);
    const boxes = selectedElements(context).map((element) => around(pageFrameOf(session.store, element)));
    const left = Math.max(0, Math.min(...boxes.map(({ left }) => left)) - BEYOND);
    const top = Math.max(0, Math.min(...boxes.map(({ top }) => top)) - BEYOND);
    const right = Math.min(page.w, Math.max(...boxes.map(({ right }) => right)) + BEYOND);
    const bottom = Math.min(page.h, Math.max(...boxes.map(({ bottom }) => bottom)) + BEYOND);
    const frame = { x: left, y: top, w: Math.max(right - left, BEYOND), h: Math.max(bottom - top, BEYOND) };
    let id: string | undefined;
    session.edit((edit) => {
      id = insertElement(edit, pageId, {
        type: 'shape',
        name: currentLanguage() === 'zh' ? '遮罩' : 'Cover',
        frame,
        geometry: { type: 'preset', preset: 'roundRect', adjust: { adj: 6000 } },
        fill: { type: 'solid', color: { type: 'scheme', slot: 'dk2' } },
        cover: { way: 'wipe', from: 'left' },
      });
    });
    if (id !== undefined) session.choose([id]);
    focusPage();
  },
});

/** Returns the box that a frame covers on its page, with its rotation. */
function around({ x, y, w, h, rotation = 0 }: ReturnType<typeof pageFrameOf>) {
  const turn = (rotation * Math.PI) / 180;
  const across = (Math.abs(w * Math.cos(turn)) + Math.abs(h * Math.sin(turn))) / 2;
  const down = (Math.abs(w * Math.sin(turn)) + Math.abs(h * Math.cos(turn))) / 2;
  return {
    left: x + w / 2 - across,
    top: y + h / 2 - down,
    right: x + w / 2 + across,
    bottom: y + h / 2 + down,
  };
}
