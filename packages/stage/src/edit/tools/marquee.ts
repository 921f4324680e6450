import { boxAround } from '../geometry/box.ts';
import { chosenByMarquee } from '../selection/selection.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** Draws a rectangle on empty ground, which selects the elements wholly inside it. */
export function marqueeState(ports: ToolPorts, down: PointerInput, pageId: string): ToolState {
  const before = ports.selection.get();
  const kept = down.shift || down.control ? before.ids : [];
  if (kept.length === 0) ports.selection.set({ ids: [] });
  const marquee: ToolState = {
    name: 'marquee',
    pointerDown: () => marquee,
    pointerMove(input) {
      const box = boxAround([down.at, input.at]);
      ports.preview.marquee(box);
      const inside = chosenByMarquee(ports.reader, pageId, box, undefined);
      const ids = [...kept, ...inside.filter((id) => !kept.includes(id))];
      const chosen = ports.selection.get().ids;
      if (ids.length !== chosen.length || ids.some((id, index) => id !== chosen[index])) {
        ports.selection.set({ ids });
      }
      return marquee;
    },
    pointerUp() {
      ports.preview.clear();
      return ports.idle();
    },
    cancel() {
      ports.preview.clear();
      ports.selection.set(before);
      return ports.idle();
    },
  };
  return marquee;
}
