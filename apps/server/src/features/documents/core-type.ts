import type { CoreType, ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { type FileKind, fileKindOf } from '@lectern/protocol/file-kinds';

/** What a document is by the type and the extension that its row holds. */
interface Typed {
  readonly resource_type_code: ResourceTypeCode;
  readonly format: string;
}

/** What shows a document that is no folder: boards are pages, as coursewares are. */
export function fileCoreType({ resource_type_code: code, format }: Typed): FileKind {
  return code === 'superboard' ? 'courseware' : (fileKindOf(`x.${format}`) ?? 'courseware');
}

export function coreTypeOf(document: Typed): CoreType {
  return document.resource_type_code === 'folder' ? 'folder' : fileCoreType(document);
}
