export {
  type CallInput,
  type CallOutput,
  type Endpoint,
  endpoint,
  fillPath,
  type Reply,
} from './calls/endpoint.ts';
export {
  APP_ID_HEADER,
  AVATAR_SIZE,
  EditPermission,
  GUEST_USER_ID,
  IDENTITIES,
  type Identity,
  NONCE_LIFETIME_MS,
  NotificationType,
  STUDENT_AVATAR_SIZE,
  TranscodeStatus,
  UPLOAD_MAX_BYTES,
  UserType,
} from './constants.ts';
export {
  type ErrorCode,
  type ErrorDetails,
  type ErrorReply,
  errorCatalogue,
  errorMessage,
  type Language,
  LecternError,
} from './errors/errors.ts';
