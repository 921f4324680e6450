import { STROKES_PATH } from '@lectern/protocol/stroke-data';
import * as endpoints from '@lectern/protocol/subject-tools';
import type { Locale } from '@lectern/protocol/tool-entry';
import { catalogue, type ToolsRequest, toolsOf } from '@lectern/tool-catalogue';
import { z } from 'zod';
import type { Routes } from '../../platform/http/routes.ts';
import type { StrokeData } from './stroke-data.ts';
import type { SubjectToolsService } from './subject-tools.service.ts';

interface AskedPlace {
  readonly area_code: string;
  readonly language: Locale;
  readonly win_version: number;
  readonly platform: number;
  readonly test: boolean;
}

interface AskedRange {
  readonly subject_code?: string | undefined;
  readonly include_common: boolean;
  readonly $offset: number;
  readonly $limit: number;
}

export function routeSubjectTools(routes: Routes, tools: SubjectToolsService): void {
  routes.handle(endpoints.getPreparedTools, async ({ query }) =>
    toolsOf(catalogue, { ...requestOf(query, query), isPrepared: true }),
  );
  routes.handle(endpoints.getTeachingTools, async ({ query }) => toolsOf(catalogue, requestOf(query, query)));
  routes.handle(endpoints.searchTools, async ({ query, body }) =>
    toolsOf(catalogue, { ...requestOf(body, query), search: body.search }),
  );
  routes.handle(endpoints.getFavouriteTools, ({ caller }) => tools.favourites(caller.userId));
  routes.handle(endpoints.addFavouriteTool, ({ caller, params }) =>
    tools.addFavourite(caller.userId, params.tool_key),
  );
  routes.handle(endpoints.removeFavouriteTool, ({ caller, params }) =>
    tools.removeFavourite(caller.userId, params.tool_key),
  );
}

const strokes = z.object({ code: z.string() });
/** The address names the version of the data. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The strokes of characters are the same for everybody, and carry no signature. */
export function routeStrokeData(routes: Routes, data: StrokeData): void {
  routes.serve(STROKES_PATH, async (request, response) => {
    const { code } = strokes.parse(request.params);
    const isLicence = code === 'licence';
    const content = isLicence ? await data.licence() : await data.of(code);
    return response
      .header('cache-control', FOR_EVER)
      .header('content-type', `${isLicence ? 'text/plain' : 'application/json'}; charset=utf-8`)
      .send(content);
  });
}

function requestOf(place: AskedPlace, range: AskedRange): ToolsRequest {
  return {
    place: {
      platform: place.platform === 2 ? 2 : 1,
      version: place.win_version,
      area: place.area_code,
      tests: place.test,
    },
    language: place.language,
    subject: range.subject_code,
    withCommon: range.include_common,
    offset: range.$offset,
    limit: range.$limit,
  };
}
