import * as z from 'zod/mini';
import { userId } from './accounts/account-shapes.ts';
import { endpoint } from './calls/endpoint.ts';
import { clientPlatform, queryInteger } from './calls/query.ts';
import { EditType } from './constants.ts';
import { assetHash } from './courseware/asset-shapes.ts';
import { pageWish } from './courseware/courseware.ts';
import { fileToken, tokenType } from './documents/document-centre.ts';
import { documentId, editPermission, resourceTypeCode, shownAs } from './documents/document-shapes.ts';
import { previewState } from './documents/previews.ts';
import type { ErrorReply } from './errors/errors.ts';

const prefix = '/api/documents/v1.0';
const platformOnly = z.object(clientPlatform);

/** Limits of a link's password, characters: short enough to be read aloud, because attempts are limited. */
const SHARE_PASSWORD_MIN = 6;
const SHARE_PASSWORD_MAX = 64;
/** Most people, and most classes, that a link is for. */
const PEOPLE_MAX = 200;
const CLASSES_MAX = 50;

/**
 * Any text, so that a truncated or mistyped link causes the same error as every other unknown link: SHARE_NOT_FOUND.
 */
const shareKey = z.string().check(z.maxLength(128));
const oneShare = z.object({ id: shareKey });
const oneDocument = z.object({ id: documentId });

const editType = z.union([
  z.literal(EditType.ONLY_MYSELF),
  z.literal(EditType.ALL),
  z.literal(EditType.SPECIFIED_PERSON),
]);
const givenPermission = z.union([z.literal(10), z.literal(20)]);

/** A link as returned to the owner of its document. */
const share = z.object({
  share_id: z.string(),
  document_id: documentId,
  /** Path of the link's page, from the root of the site. */
  url: z.string(),
  permission: givenPermission,
  edit_type: editType,
  user_ids: z.array(userId),
  class_ids: z.array(z.uuid()),
  has_password: z.boolean(),
  /** Expiry, milliseconds since 1970; null if it is valid until it is withdrawn. */
  end_at: z.nullable(z.number()),
  ended: z.boolean(),
  /** Whether the document may be copied, downloaded and exported. */
  download: z.boolean(),
  /** Number of openings, and number of accounts that opened it. */
  visits: z.int(),
  visitors: z.int(),
  create_at: z.number(),
  update_at: z.number(),
});
export type Share = z.infer<typeof share>;

/** The shared document, for users who may open it. */
const sharedResource = z.object({
  share_id: z.string(),
  document_id: documentId,
  name: z.string(),
  core_type: shownAs,
  resource_type_code: resourceTypeCode,
  format: z.string(),
  /** 1 is public: all users with the link can open it. */
  document_type: z.union([z.literal(1), z.literal(2)]),
  size: z.int(),
  page_count: z.nullable(z.int()),
  /** A signed address, valid for an hour or two. */
  cover: z.nullable(z.string()),
  owner: z.object({ user_id: userId, name: z.string(), avatar_url: z.string() }),
  /** Permission of this caller: users who are not signed in can only view. */
  permission: editPermission,
  /** Permission that the link gives to users who are signed in. */
  offered: givenPermission,
  download: z.boolean(),
  end_at: z.nullable(z.number()),
  update_at: z.number(),
});
export type SharedResource = z.infer<typeof sharedResource>;

const LINK = [
  'SHARE_NOT_FOUND',
  'SHARE_WITHDRAWN',
  'SHARE_ENDED',
  'SHARE_CONTENT_GONE',
  'SHARE_NOT_FOR_YOU',
  'SHARE_NEEDS_SIGN_IN',
  'SHARE_PASSWORD_NEEDED',
  'TOO_MANY_REQUESTS',
] as const;

export const getShare = endpoint({
  method: 'GET',
  path: `${prefix}/c/share/documents/:id`,
  caller: 'user',
  summary: 'Returns the link of a document of the caller; null when it has none',
  params: oneDocument,
  query: platformOnly,
  reply: z.object({ share: z.nullable(share) }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});

export const putShare = endpoint({
  method: 'PUT',
  path: `${prefix}/c/share/documents/:id`,
  caller: 'user',
  summary:
    'Creates the link of a document, or changes it: at once for users who opened it, open windows included',
  params: oneDocument,
  query: platformOnly,
  body: z.object({
    permission: z._default(givenPermission, 10),
    edit_type: z._default(editType, EditType.ALL),
    /** The users who may open the link, if it is for certain people. */
    user_ids: z._default(z.array(userId).check(z.maxLength(PEOPLE_MAX)), []),
    /** Classes of the caller: the link is for their teachers. */
    class_ids: z._default(z.array(z.uuid()).check(z.maxLength(CLASSES_MAX)), []),
    /** Omitted: unchanged. Null: no password. */
    password: z.nullish(z.string().check(z.minLength(SHARE_PASSWORD_MIN), z.maxLength(SHARE_PASSWORD_MAX))),
    end_at: z._default(z.nullable(z.int().check(z.gte(0), z.lte(8_640_000_000_000))), null),
    download: z._default(z.boolean(), true),
    /**
     * State of the link that the caller saw, null without a link: if another window has changed, created or withdrawn
     * it since, the call changes nothing. Omitted: not checked.
     */
    seen: z.nullish(z.object({ share_id: z.string().check(z.maxLength(64)), update_at: z.int() })),
  }),
  reply: share,
  errors: [
    'SHARE_CHANGED',
    'SHARE_PASSWORD_WEAK',
    'DOCUMENT_NOT_FOUND',
    'FORBIDDEN',
    'FILE_TYPE_UNSUPPORTED',
    'INVALID_INPUT',
    'USER_NOT_FOUND',
    'CLASS_NOT_FOUND',
    'TOO_MANY_REQUESTS',
  ],
});

export const withdrawShare = endpoint({
  method: 'DELETE',
  path: `${prefix}/c/share/documents/:id`,
  caller: 'user',
  summary: 'Withdraws the link of a document permanently and for all users, open windows included',
  params: oneDocument,
  query: platformOnly,
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN'],
});

export const listShareVisits = endpoint({
  method: 'GET',
  path: `${prefix}/c/share/documents/:id/visits`,
  caller: 'user',
  summary:
    'Lists the users who opened the link of a document, latest first; visitors without an account are one entry',
  params: oneDocument,
  query: z.object({
    $offset: z._default(queryInteger(0, 100_000), 0),
    $limit: z._default(queryInteger(1, 100), 50),
    ...clientPlatform,
  }),
  reply: z.object({
    items: z.array(
      z.object({
        /** Null for visitors without an account. */
        user_id: z.nullable(userId),
        name: z.string(),
        times: z.int(),
        first_at: z.number(),
        last_at: z.number(),
      }),
    ),
    has_more: z.boolean(),
  }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'SHARE_NOT_FOUND'],
});

export const getShareUrl = endpoint({
  method: 'GET',
  path: `${prefix}/c/share/get_url`,
  caller: 'user',
  summary: 'Returns the address of the link of a document of the caller',
  query: z.object({ document_id: documentId, ...clientPlatform }),
  reply: z.object({ share_id: z.string(), url: z.string() }),
  errors: ['DOCUMENT_NOT_FOUND', 'FORBIDDEN', 'SHARE_NOT_FOUND'],
});

export const getShareInfo = endpoint({
  method: 'GET',
  path: `${prefix}/c/share/url_info/:id`,
  caller: 'user',
  summary: 'Returns the document of a link, for signed-in users',
  params: oneShare,
  query: platformOnly,
  reply: z.object({ url: z.string(), ...sharedResource.shape }),
  errors: [...LINK],
});

export const getSharePermission = endpoint({
  method: 'GET',
  path: `${prefix}/c/share/permission_info/:id`,
  caller: 'user',
  summary: 'Returns whether the caller may edit the document of a link or of a document id',
  params: oneShare,
  query: platformOnly,
  reply: z.object({ has_edit: z.boolean() }),
  errors: [...LINK, 'DOCUMENT_NOT_FOUND'],
});

export const getSharePreview = endpoint({
  method: 'GET',
  path: `${prefix}/visitor/share/preview/info`,
  caller: 'visitor',
  summary:
    'Returns the document of a link, of a kind that is previewed, before it is opened; counts no visit',
  query: z.object({ share_id: shareKey, ...clientPlatform }),
  reply: sharedResource,
  errors: [...LINK, 'PREVIEW_UNSUPPORTED'],
});

// The browser build could not tree-shake `...shape`.
const openedShare = z.extend(sharedResource, {
  /** Signed addresses of the file: for showing it, and for downloading it if that is allowed. Null for a courseware. */
  file: z.nullable(z.object({ url: z.string(), download_url: z.nullable(z.string()) })),
});

export const openShare = endpoint({
  method: 'GET',
  path: `${prefix}/visitor/share/share_resource/:id`,
  caller: 'visitor',
  summary: 'Opens a link: counts the visit, and gives a signed-in user the permission of the link',
  params: oneShare,
  query: platformOnly,
  reply: openedShare,
  errors: [...LINK],
});

/** Reply of `openShare`. */
export type OpenedShare = z.infer<typeof openedShare>;

/**
 * The socket of a window that shows a shared document, which is notified at once of changes of the link. Its first
 * message is `shareHello`.
 */
export const SHARE_WINDOWS_PATH = '/ws/shares';
/** Interval of the server's pings, milliseconds. */
export const SHARE_HEARTBEAT_MS = 20_000;

/**
 * The link, and the visitor: identified by a signature for `GET /ws/shares`, by the pass for a password, or anonymous.
 */
export const shareHello = z.object({
  share_id: shareKey,
  authorization: z.optional(z.string().check(z.maxLength(1024))),
  pass: z.optional(z.string().check(z.maxLength(512))),
});

/** Messages of the server on the socket. */
export type ShareWindowMessage =
  /** State for this window, at first and whenever it changes. */
  | { readonly kind: 'open'; readonly resource: OpenedShare }
  /** The document was edited; `update_at` is its new time. */
  | { readonly kind: 'edited'; readonly update_at: number }
  /** The link cannot be opened, or no longer can; with the error of the refusal. */
  | {
      readonly kind: 'closing';
      readonly reason: 'refused';
      readonly status: number;
      readonly reply: ErrorReply;
    }
  | { readonly kind: 'closing'; readonly reason: 'unauthorized' | 'shutdown' }
  | { readonly kind: 'ping' };

export const verifySharePassword = endpoint({
  method: 'POST',
  path: `${prefix}/visitor/share/verify_password/:identify`,
  caller: 'visitor',
  summary:
    'Checks the password of a link and returns a pass for visitors who are not signed in. A wrong password, a missing link and a withdrawn link take the same time',
  params: z.object({ identify: shareKey }),
  query: platformOnly,
  body: z.object({
    password: z.string().check(z.maxLength(SHARE_PASSWORD_MAX * 4)),
    /** A pass that the caller got before signing in, instead of the password. */
    pass: z.optional(z.string().check(z.maxLength(512))),
    /** The caller's id; left out, empty or the guest’s when no user is signed in. */
    user_id: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.object({ token: z.string(), expires_at: z.number() }),
  errors: [...LINK, 'SHARE_PASSWORD_WRONG', 'LOGIN_LOCKED', 'PROOF_NEEDED', 'USER_NOT_FOUND'],
});

const resource = `${prefix}/visitor/share/share_resource/:id`;

export const getSharedRecords = endpoint({
  method: 'GET',
  path: `${resource}/records`,
  caller: 'visitor',
  summary: 'Returns the records of a courseware behind a link, as JSON',
  params: oneShare,
  query: platformOnly,
  rawReply: { contentType: 'application/json; charset=utf-8' },
  errors: [...LINK, 'DOCUMENT_NOT_FOUND'],
});

/** The page that a visitor of a link sees first, in the format of `renderedPage`. */
export const getSharedPage = endpoint({
  method: 'GET',
  path: `${resource}/page`,
  caller: 'visitor',
  summary: 'Returns a page of a courseware behind a link, as markup in JSON',
  params: oneShare,
  query: z.object({ ...clientPlatform, ...pageWish }),
  rawReply: { contentType: 'application/json; charset=utf-8' },
  errors: [...LINK, 'DOCUMENT_NOT_FOUND'],
});

export const linkSharedAssets = endpoint({
  method: 'POST',
  path: `${resource}/links`,
  caller: 'visitor',
  summary: 'Returns signed links to assets of a courseware behind a link; they expire with the link',
  params: oneShare,
  query: platformOnly,
  body: z.object({ hashes: z.array(assetHash).check(z.maxLength(5000)) }),
  reply: z.object({
    links: z.record(assetHash, z.string()),
    /** Milliseconds since 1970. */
    expires_at: z.number(),
  }),
  errors: [...LINK, 'DOCUMENT_NOT_FOUND'],
});

export const openSharedPreview = endpoint({
  method: 'POST',
  path: `${resource}/preview`,
  caller: 'visitor',
  summary:
    'Returns the preview of the file behind a link; starts the conversion when there is no preview yet',
  params: oneShare,
  query: platformOnly,
  reply: previewState,
  errors: [...LINK, 'DOCUMENT_NOT_FOUND', 'PREVIEW_UNSUPPORTED'],
});

export const getSharedPreview = endpoint({
  method: 'GET',
  path: `${resource}/preview`,
  caller: 'visitor',
  summary: 'Returns the progress of the preview behind a link; starts nothing',
  params: oneShare,
  query: platformOnly,
  reply: previewState,
  errors: [...LINK, 'DOCUMENT_NOT_FOUND', 'PREVIEW_UNSUPPORTED'],
});

export const createVisitorToken = endpoint({
  method: 'POST',
  path: '/api/documents/v0.1/visitor/cs/token',
  caller: 'visitor',
  summary: 'Creates a token that reads the file behind a link; `path` is the id of the link after a slash',
  query: platformOnly,
  body: z.object({
    token_type: tokenType,
    service_name: z.optional(z.string().check(z.maxLength(64))),
    path: z.string().check(z.maxLength(129)),
    params: z.optional(z.record(z.string().check(z.maxLength(64)), z.string().check(z.maxLength(256)))),
  }),
  reply: fileToken,
  errors: [...LINK, 'ASSET_NOT_FOUND'],
});

export const listConnectedUsers = endpoint({
  method: 'GET',
  path: `${prefix}/visitor/connect/documents/:id/users`,
  caller: 'visitor',
  summary:
    'Lists the users who have a document open now, by its id or by the id of its link; callers who are not signed in get only their number',
  params: oneShare,
  query: z.object({
    /** Type of the account: person 0, organisation 1, guest 2. */
    user_type: z.optional(queryInteger(0, 2)),
    /** Id of the caller. */
    user_id: z.optional(z.string().check(z.maxLength(64))),
    ...clientPlatform,
  }),
  reply: z.object({
    items: z.array(z.object({ user_id: userId, name: z.string(), avatar_url: z.string() })),
    count: z.int(),
  }),
  errors: [...LINK, 'DOCUMENT_NOT_FOUND', 'USER_NOT_FOUND'],
});
