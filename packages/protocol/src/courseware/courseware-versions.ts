import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { documentId } from '../documents/document-shapes.ts';

/** Version history of a courseware, for users who may edit it. The history of uploaded files is in `disk.ts`. */

const prefix = '/api/courseware/:id/versions';
const onCourseware = z.object({ id: documentId });
const onVersion = z.object({ id: documentId, version_id: z.uuid() });

/** Maximum number of named versions of one courseware; unnamed versions are thinned out with age. */
export const NAMED_VERSIONS_MAX = 200;
/** Most versions in one response. */
export const VERSIONS_LISTED = 100;
/** Most characters of a version's name. */
export const VERSION_NAME_MAX = 60;

/** Control characters are not allowed in a name. */
const versionName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(VERSION_NAME_MAX), z.regex(/^[^\p{Cc}]*$/u));

const coursewareVersion = z.object({
  id: z.uuid(),
  /** Time of the courseware's state, milliseconds since 1970. */
  made_at: z.number(),
  /** `null`: the version was created automatically and is deleted in time. */
  name: z.nullable(z.string()),
  /** `made_at` of the version that was restored, if this version is the result of a restore. */
  restored_at: z.nullable(z.number()),
  page_count: z.int(),
  /** Ids of users who edited the courseware since the previous version. */
  people: z.array(z.string()),
});
export type CoursewareVersion = z.infer<typeof coursewareVersion>;

export const listCoursewareVersions = endpoint({
  method: 'GET',
  path: prefix,
  caller: 'user',
  summary: 'Lists the versions of a courseware, newest first',
  params: onCourseware,
  query: z.object({
    /** Id of the last version in the previous response; returns the versions after it. */
    behind: z.optional(z.uuid()),
  }),
  reply: z.object({ items: z.array(coursewareVersion), has_more: z.boolean() }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});

export const keepCoursewareVersion = endpoint({
  method: 'POST',
  path: prefix,
  caller: 'user',
  takesIn: true,
  summary: 'Stores the present state of a courseware as a named version',
  params: onCourseware,
  body: z.object({ name: versionName }),
  reply: coursewareVersion,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'VERSIONS_TOO_MANY', 'TOO_MANY_REQUESTS'],
});

export const nameCoursewareVersion = endpoint({
  method: 'PATCH',
  path: `${prefix}/:version_id`,
  caller: 'user',
  summary: 'Names a version, so that it is not deleted with old versions, or removes its name',
  params: onVersion,
  body: z.object({ name: z.nullable(versionName) }),
  reply: coursewareVersion,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'VERSION_NOT_FOUND', 'VERSIONS_TOO_MANY'],
});

/** Same format as `coursewareRecords`; files are read through `linkAssets`. */
export const coursewareVersionRecords = endpoint({
  method: 'GET',
  path: `${prefix}/:version_id/records`,
  caller: 'user',
  summary: 'Returns the records of a version, as JSON',
  params: onVersion,
  rawReply: { contentType: 'application/json; charset=utf-8' },
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'VERSION_NOT_FOUND'],
});

export const restoreCoursewareVersion = endpoint({
  method: 'POST',
  path: `${prefix}/:version_id/restore`,
  caller: 'user',
  takesIn: true,
  summary: 'Restores a version of a courseware; its previous content becomes a version',
  params: onVersion,
  /** `false` when the courseware already equalled the version. */
  reply: z.object({ changed: z.boolean() }),
  errors: [
    'DOCUMENT_NOT_FOUND',
    'FORBIDDEN',
    'VERSION_NOT_FOUND',
    'COURSEWARE_TOO_LARGE',
    'TOO_MANY_REQUESTS',
  ],
});
