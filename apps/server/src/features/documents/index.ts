export { isCoverPicture } from './cover-picture.ts';
export type { DocumentContent, DocumentTemplate } from './document-content.ts';
export { DOCUMENT_ACCESS_TOPIC } from './document-events.ts';
export type { DocumentLoss } from './document-permissions.ts';
export type { GrantedRow } from './documents.rows.ts';
export type { DocumentsService } from './documents.service.ts';
export type { GivingLink } from './grants/document-link-grants.service.ts';
export { registerDocuments } from './register-documents.ts';
export type { ContainedDocument } from './tree/document-copies.service.ts';
