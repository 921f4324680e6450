import { type LineElement, routeOnPage } from '@lectern/courseware';
import type { Point } from '../geometry/point.ts';
import { nearestSite, type PageSite, sitesNear } from '../glue/sites-near.ts';
import type { PointerInput } from './pointer.ts';
import type { ToolPorts } from './ports.ts';

/** Pixels of the screen within which the end of a line is drawn to a site. */
function reachOfSite(kind: PointerInput['kind']): number {
  return kind === 'touch' ? 20 : 12;
}

/** The site that the end of a line is drawn to at a point; shows the sites of what lies there. Alt frees from them. */
export function gluingAt(ports: ToolPorts, input: PointerInput, at: Point): PageSite | undefined {
  const pageId = ports.pageId();
  const reach = reachOfSite(input.kind) / ports.viewport.zoom();
  const sites = pageId === undefined || input.alt ? [] : sitesNear(ports.reader, pageId, at, reach);
  const held = nearestSite(sites, at, reach);
  // Of things that lie on each other, those of the one that is meant are shown.
  const shown = held?.glue.elementId ?? sites[0]?.glue.elementId;
  ports.preview.sites(
    sites
      .filter(({ glue }) => glue.elementId === shown)
      .map((site) => ({ at: site.at, held: site === held })),
  );
  return held;
}

/** How a bent connector runs between these sites; undefined where it stays as it is. */
export function routed(
  ports: ToolPorts,
  line: Pick<LineElement, 'id' | 'geometry'>,
  start: PageSite | undefined,
  end: PageSite | undefined,
) {
  return routeOnPage(ports.reader, line, start?.angle, end?.angle);
}
