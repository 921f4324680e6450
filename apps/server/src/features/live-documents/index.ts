export type { LiveDocumentsService } from './live-documents.service.ts';
export type { LiveDocuments } from './live-documents.ts';
export type { BlankDocument, LiveHome, LiveKind } from './live-kind.ts';
export type { OpenLimits } from './log/open-room.ts';
export { registerLiveDocuments } from './register-live-documents.ts';
export { DOCUMENT_EDITED_TOPIC } from './touches.ts';
