import {
  type DocumentKind,
  type DocumentKindCode,
  documentKinds,
  type PagedKindCode,
} from './document-kinds.ts';

/** The kinds in the order of the table. */
export const DOCUMENT_KIND_CODES = Object.keys(documentKinds) as readonly DocumentKindCode[];

const rows: Readonly<Record<string, DocumentKind | undefined>> = documentKinds;

export function isDocumentKind(code: string): code is DocumentKindCode {
  return rows[code] !== undefined;
}

export function isPagedKind(code: string): code is PagedKindCode {
  return rows[code]?.pages === true;
}

/** Returns the row of a `resource_type_code`, undefined for files and folders. */
export function documentKindOf(code: string): DocumentKind | undefined {
  return rows[code];
}

/** Returns the codes of the kinds whose row fulfils the condition. */
export function kindCodes(has: (kind: DocumentKind) => boolean): readonly DocumentKindCode[] {
  return DOCUMENT_KIND_CODES.filter((code) => has(documentKinds[code]));
}
