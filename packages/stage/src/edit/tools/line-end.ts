import { fitGroupsAround, type LineElement, unplaced } from '@lectern/courseware';
import { apply } from '../geometry/matrix.ts';
import { placementOf } from '../geometry/placement.ts';
import { add, subtract } from '../geometry/point.ts';
import { type PageSite, sitesOnPage } from '../glue/page-sites.ts';
import { drawnEnd, gluingAt, lineBetween } from './gluing.ts';
import { settledLine } from './inserting-line.ts';
import { movable } from './moving.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';
import type { ToolState } from './state.ts';

/**
 * Drags one end of a line while the other end stays; Shift restricts to steps of 45°. Near a site of a shape the end is
 * connected to it, unless Alt turns that off; anywhere else it is disconnected.
 */
export function pullingLineEndState(
  ports: ToolPorts,
  down: PointerInput,
  end: 'start' | 'end',
): ToolState | undefined {
  const [element] = movable(ports.reader, ports.selection.get().ids);
  if (element?.type !== 'line') return undefined;
  const placement = placementOf(ports.reader, element);
  const start = apply(placement.matrix, { x: 0, y: 0 });
  const finish = apply(placement.matrix, { x: placement.w, y: placement.h });
  const fixed = end === 'start' ? finish : start;
  const other = siteOf(ports, end === 'start' ? element.end : element.start);
  const free = unplaced(
    ports.reader,
    element,
    drawnEnd(ports, start, siteOf(ports, element.start)),
    drawnEnd(ports, finish, siteOf(ports, element.end)),
  );
  let pulled: Pick<LineElement, 'frame' | 'geometry' | 'start' | 'end'> | undefined;

  const pulling: ToolState = {
    name: 'pullingLineEnd',
    cursor: 'crosshair',
    pointerDown: () => pulling,
    pointerMove(input) {
      const wanted = add(end === 'start' ? start : finish, subtract(input.at, down.at));
      const site = gluingAt(ports, input, wanted);
      const moved = site?.at ?? (input.shift ? settledLine(fixed, wanted) : wanted);
      const [there, here] = [drawnEnd(ports, moved, site), drawnEnd(ports, fixed, other)];
      pulled = {
        start: element.start,
        end: element.end,
        [end]: site?.glue,
        ...lineBetween(
          ports,
          free,
          ...(end === 'start' ? ([there, here] as const) : ([here, there] as const)),
        ),
      };
      ports.preview.show(new Map([[element.id, { ...element, ...pulled }]]));
      return pulling;
    },
    pointerUp() {
      const written = pulled;
      if (written) {
        ports.edit((edit) => {
          edit.update<LineElement>(element.id, written);
          fitGroupsAround(edit, [element.id]);
        });
      }
      ports.preview.clear();
      return ports.idle();
    },
    cancel() {
      ports.preview.clear();
      return ports.idle();
    },
  };
  return pulling;
}

function siteOf(ports: ToolPorts, glue: LineElement['start']): PageSite | undefined {
  return glue && sitesOnPage(ports.reader, glue.elementId)[glue.site];
}
