import type { Element } from '@lectern/courseware';
import { distance } from '../geometry/point.ts';
import { enterGroup, meantBy, toggled } from '../selection/selection.ts';
import { draggingState } from './dragging.ts';
import { editingTextState } from './editing-text.ts';
import { marqueeState } from './marquee.ts';
import { panningState } from './panning.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/** Screen pixels by which a press may move before it is a drag. */
function tremor(kind: PointerInput['kind']): number {
  return kind === 'mouse' ? 3 : 8;
}

/** The pointer is down on an element: it becomes a click or a drag. */
export function pressingState(ports: ToolPorts, down: PointerInput, leaf: Element): ToolState {
  const before = ports.selection.get();
  const adds = down.shift || down.control;
  const within =
    before.within !== undefined && isBelow(ports, leaf, before.within) ? before.within : undefined;
  const meant = meantBy(ports.reader, leaf, within);
  const wasChosen = before.ids.includes(meant.id);
  if (!wasChosen) {
    const base = within === undefined ? { ids: [] } : { ids: [], within };
    const kept = adds && before.within === within ? before : base;
    ports.selection.set({ ...kept, ids: [...kept.ids, meant.id] });
  }

  const pressing: ToolState = {
    name: 'pressing',
    pointerDown: () => pressing,
    pointerMove(input) {
      if (distance(input.screen, down.screen) < tremor(input.kind)) return pressing;
      const pageId = ports.pageId();
      if (!ports.canEdit) return panningState(ports, down, ports.idle()).pointerMove(input);
      if (meant.locked && pageId !== undefined) return marqueeState(ports, down, pageId).pointerMove(input);
      return draggingState(ports, down)?.pointerMove(input) ?? ports.idle();
    },
    pointerUp(input) {
      if (down.clicks >= 2) return openInside(ports, meant, leaf, input, down);
      if (!wasChosen) return ports.idle();
      if (adds) {
        ports.selection.set(toggled(ports.selection.get(), meant.id));
        return ports.idle();
      }
      if (ports.selection.get().ids.length > 1) {
        ports.selection.set({ ...ports.selection.get(), ids: [meant.id] });
        return ports.idle();
      }
      return openInside(ports, meant, leaf, input, down);
    },
    cancel: () => ports.idle(),
  };
  return pressing;
}

/** A second click goes one level deeper: from a group to its element, from an element to its text. */
function openInside(
  ports: ToolPorts,
  meant: Element,
  leaf: Element,
  input: PointerInput,
  down: PointerInput,
): ToolState {
  if (meant.type === 'group') {
    ports.selection.set(enterGroup(ports.reader, meant, leaf));
    return ports.idle();
  }
  if (!meant.locked && ports.openText(meant.id, input.at)) return editingTextState(ports, meant.id);
  // A single press on a selected chart or video may begin a drag: its content opens by a double click.
  if (down.clicks >= 2) ports.openMore(meant.id);
  return ports.idle();
}

function isBelow(ports: ToolPorts, element: Element, groupId: string): boolean {
  if (element.parentId === groupId) return true;
  const parent = ports.reader.find('element', element.parentId);
  return parent !== undefined && isBelow(ports, parent, groupId);
}
