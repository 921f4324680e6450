import { isDocumentKind } from '@lectern/protocol/document-kind-of';
import { documentKinds } from '@lectern/protocol/document-kinds';
import type { CoreType, DocumentItem, ResourceTypeCode, ShownAs } from '@lectern/protocol/document-shapes';
import { fileKindOf } from '@lectern/protocol/file-kinds';
import { isAllowed } from '../../platform/policy.ts';
import { may } from './documents.policy.ts';
import { accessOf, type DocumentRow, type GrantedRow, permissionOn } from './documents.rows.ts';

/** Creates the signed link under which a browser reads a file of a document. */
export type FileLink = (userId: string, documentId: string, hash: string) => string;

/** Converts rows to the responses that their users see. */
export class DocumentPresenter {
  readonly link: FileLink;

  constructor(link: FileLink) {
    this.link = link;
  }

  /** A document as the user sees it: its folder is shown to its owner alone. */
  present(row: GrantedRow, userId: string): DocumentItem {
    const own = row.owner_id === userId;
    return {
      id: row.id,
      name: row.name,
      parent_id: own ? row.parent_id : null,
      owner_id: row.owner_id,
      resource_type_code: row.resource_type_code,
      core_type: coreTypeOf(row),
      format: row.format,
      document_type: row.document_type,
      source_from: own ? row.source_from : 4,
      size: row.size,
      page_count: row.page_count,
      cover: row.cover_hash === null ? null : this.link(userId, row.id, row.cover_hash),
      teaching_materials: [...row.teaching_materials],
      permission: permissionOn(userId, accessOf(row)),
      ...(!isAllowed(may(userId, 'download', accessOf(row))) && { only_look: true as const }),
      create_at: row.created_at.getTime(),
      update_at: row.updated_at.getTime(),
      bin_at: row.binned_at?.getTime() ?? null,
    };
  }

  /** A document as its owner sees it. */
  presentOwn(row: DocumentRow): DocumentItem {
    return this.present({ ...row, granted: null, keeps: null }, row.owner_id);
  }
}

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
