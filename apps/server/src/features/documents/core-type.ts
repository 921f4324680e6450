import { isDocumentKind } from '@lectern/protocol/document-kind-of';
import { documentKinds } from '@lectern/protocol/document-kinds';
import type { CoreType, ResourceTypeCode, ShownAs } from '@lectern/protocol/document-shapes';
import { fileKindOf } from '@lectern/protocol/file-kinds';

/** The type and the extension of a document's row. */
interface Typed {
  readonly resource_type_code: ResourceTypeCode;
  readonly format: string;
}

/** The core type of a document that is not a folder. */
export function fileCoreType({ resource_type_code: code, format }: Typed): ShownAs {
  if (isDocumentKind(code)) return documentKinds[code].coreType;
  return fileKindOf(`x.${format}`) ?? 'courseware';
}

export function coreTypeOf(document: Typed): CoreType {
  return document.resource_type_code === 'folder' ? 'folder' : fileCoreType(document);
}
