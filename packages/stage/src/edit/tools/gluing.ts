import {
  frameOfRoute,
  type LineElement,
  type RouteEnd,
  routeEndOnPage,
  routeOnPage,
} from '@lectern/courseware';
import type { Point } from '../geometry/point.ts';
import { nearestSite, type PageSite, sitesNear } from '../glue/page-sites.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';

/** Screen pixels within which the end of a line snaps to a site. */
function reachOfSite(kind: PointerInput['kind']): number {
  return kind === 'touch' ? 20 : 12;
}

/** The site to which the end of a line snaps at a point; shows the sites of the elements there. Alt turns this off. */
export function gluingAt(ports: ToolPorts, input: PointerInput, at: Point): PageSite | undefined {
  const pageId = ports.pageId();
  const reach = reachOfSite(input.kind) / ports.viewport.zoom();
  const sites = pageId === undefined || input.alt ? [] : sitesNear(ports.reader, pageId, at, reach);
  const held = nearestSite(sites, at, reach);
  // Among overlapping elements only the sites of the current element are shown.
  const shown = held?.glue.elementId ?? sites[0]?.glue.elementId;
  ports.preview.sites(
    sites
      .filter(({ glue }) => glue.elementId === shown)
      .map((site) => ({ at: site.at, held: site === held })),
  );
  return held;
}

/** An end of a line that is being drawn: its point, and the site to which it is connected. */
export function drawnEnd(ports: ToolPorts, at: Point, site: PageSite | undefined): RouteEnd {
  return routeEndOnPage(ports.reader, at, site && { elementId: site.glue.elementId, way: site.angle });
}

type Drawn = Pick<LineElement, 'id' | 'geometry' | 'frame'>;

/** The line between two ends, around their shapes when the line is bent. */
export function lineBetween(
  { reader }: ToolPorts,
  line: Drawn,
  start: RouteEnd,
  end: RouteEnd,
): Pick<LineElement, 'geometry' | 'frame'> {
  const route = routeOnPage(reader, line, start, end);
  return {
    geometry: route?.geometry ?? line.geometry,
    frame: frameOfRoute(reader, line, start.at, end.at, route),
  };
}
