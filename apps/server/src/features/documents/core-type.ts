import type { CoreType, ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { type FileKind, fileKindOf } from '@lectern/protocol/file-kinds';

/** The type and the extension of a document's row. */
interface Typed {
  readonly resource_type_code: ResourceTypeCode;
  readonly format: string;
}

/** The core type of a document that is not a folder. A board has pages and counts as a courseware. */
export function fileCoreType({ resource_type_code: code, format }: Typed): FileKind {
  return code === 'superboard' ? 'courseware' : (fileKindOf(`x.${format}`) ?? 'courseware');
}

export function coreTypeOf(document: Typed): CoreType {
  return document.resource_type_code === 'folder' ? 'folder' : fileCoreType(document);
}
