import { isDocumentKind } from '@lectern/protocol/document-kind-of';
import type { DocumentKindCode } from '@lectern/protocol/document-kinds';
import type { DocumentItem } from '@lectern/protocol/document-shapes';

/** Paths of surfaces (`app/surfaces.ts`). */
export const documentPaths: Readonly<Record<DocumentKindCode, `/${string}`>> = {
  coursewares: '/view',
  superboard: '/blackboard',
  exercises: '/exercise',
};

export function addressOfKind(code: DocumentKindCode, id: string): string {
  return `${documentPaths[code]}?fileId=${id}`;
}

/** Returns undefined for files and folders. */
export function addressOf(item: Pick<DocumentItem, 'id' | 'resource_type_code'>): string | undefined {
  const { resource_type_code: code } = item;
  return isDocumentKind(code) ? addressOfKind(code, item.id) : undefined;
}
