import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { queryBoolean, queryInteger } from '../calls/query.ts';
import { catalogueEntry, LOCALES, toolKey } from './tool-entry.ts';

/** The subject tool service (specification, section 7). */
const path = '/api/subject-tools/v1';

/** Defaults of the three calls (specification, section 9). */
export const USUAL_AREA = '2052';
export const USUAL_VERSION = 1600;
/** Most tools of a reply; there are 129 in the catalogue. */
const TOOLS_MAX = 500;
/** Most characters of a search. */
const SEARCH_MAX = 100;

/** Values of the caller by which tools are visible, and the language of the names. */
const place = {
  area_code: z._default(z.string().check(z.regex(/^\d{1,6}$/)), USUAL_AREA),
  language: z._default(z.enum(LOCALES), 'zh_CN'),
  win_version: z._default(queryInteger(0, 1_000_000), USUAL_VERSION),
  /** 1 panel, desktop and web; 2 phone and pad. */
  platform: z._default(queryInteger(1, 2), 1),
  /** Whether tools in trial are returned, too. */
  test: z._default(queryBoolean, false),
};

const extras = {
  /** A subject by its code, such as `$SB0200`; without one the tools of all subjects are returned. */
  subject_code: z.optional(z.string().check(z.regex(/^(?:\$SB\d{3,6}|-?\d{1,3})$/))),
  /** Whether common tools are returned beside those of the subject. */
  include_common: z._default(queryBoolean, false),
  $offset: z._default(queryInteger(0, TOOLS_MAX), 0),
  $limit: z._default(queryInteger(1, TOOLS_MAX), TOOLS_MAX),
};

/** An entry of the catalogue, with its name in the language of the caller. */
const tool = z.extend(catalogueEntry, { name: z.string() });
export type SubjectTool = z.infer<typeof tool>;

/** `count`: number of all tools that match, whatever the limit. */
const tools = z.object({ items: z.array(tool), count: z.int() });
export type SubjectTools = z.infer<typeof tools>;

export const getPreparedTools = endpoint({
  method: 'GET',
  path: `${path}/visitor/subject_tools/prepared_state`,
  caller: 'visitor',
  summary: 'Returns the subject tools that are prepared before class or put on a page',
  query: z.object({ ...place, ...extras }),
  reply: tools,
  errors: [],
});

export const getTeachingTools = endpoint({
  method: 'GET',
  path: `${path}/visitor/subject_tools/teaching_state`,
  caller: 'visitor',
  summary: 'Returns the subject tools that are opened in class',
  query: z.object({ ...place, ...extras }),
  reply: tools,
  errors: [],
});

export const searchTools = endpoint({
  method: 'POST',
  path: `${path}/visitor/subject_tools/search`,
  caller: 'visitor',
  summary: 'Returns the subject tools with a name, pinyin, initials or introduction that matches a text',
  query: z.object(extras),
  body: z.object({ ...place, search: z.string().check(z.maxLength(SEARCH_MAX)) }),
  reply: tools,
  errors: [],
});

const favourites = z.object({ tool_keys: z.array(toolKey) });

export const getFavouriteTools = endpoint({
  method: 'GET',
  path: `${path}/c/favourites`,
  caller: 'user',
  summary: 'Returns the keys of the favourite subject tools of the caller, the last added first',
  reply: favourites,
  errors: [],
});

export const addFavouriteTool = endpoint({
  method: 'PUT',
  path: `${path}/c/favourites/:tool_key`,
  caller: 'user',
  takesIn: true,
  summary: 'Makes a subject tool a favourite of the caller',
  params: z.object({ tool_key: toolKey }),
  reply: favourites,
  errors: [],
});

export const removeFavouriteTool = endpoint({
  method: 'DELETE',
  path: `${path}/c/favourites/:tool_key`,
  caller: 'user',
  summary: 'Removes a subject tool from the favourites of the caller',
  params: z.object({ tool_key: toolKey }),
  reply: favourites,
  errors: [],
});
