import { isDocumentKind } from '@lectern/protocol/document-kind-of';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { type DocumentKindRow, documentKinds } from './document-kinds.ts';

/** Returns the web's row of a document, undefined for files and folders. */
export function kindRowOf({
  resource_type_code: code,
}: Pick<DocumentItem, 'resource_type_code'>): DocumentKindRow | undefined {
  return isDocumentKind(code) ? documentKinds[code] : undefined;
}
