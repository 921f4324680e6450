import type { ResourceTypeCode } from '@lectern/protocol/document-shapes';
import type { ColumnType, JSONColumnType } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface TeachingMaterial {
  readonly teaching_material_id: string;
  readonly chapter_id: string;
}

export type DocumentTable = {
  id: string;
  owner_id: string;
  parent_id: Nullable<string>;
  name: string;
  name_key: string;
  resource_type_code: ResourceTypeCode;
  format: string;
  document_type: 1 | 2;
  source_from: 1 | 2 | 3 | 4;
  size: number;
  object_hash: Nullable<string>;
  cover_hash: Nullable<string>;
  page_count: Nullable<number>;
  teaching_materials: JSONColumnType<TeachingMaterial[], string, string>;
  created_at: Date;
  updated_at: Date;
  binned_at: Nullable<Date>;
  bin_id: Nullable<string>;
  /** Time of the last replacement of the file; null if it was never replaced. */
  content_at: Nullable<Date>;
};

export type DocumentTables = {
  document: DocumentTable;
  document_grant: {
    document_id: string;
    user_id: string;
    permission: 10 | 20;
    granted_by: string;
    created_at: Date;
  };
  document_link_grant: {
    link_id: string;
    document_id: string;
    user_id: string;
    permission: 10 | 20;
    download: boolean;
    ends_at: Nullable<Date>;
    created_at: Date;
  };
  document_version: {
    id: string;
    document_id: string;
    object_hash: string;
    size: number;
    content_at: Date;
  };
  document_visit: { user_id: string; document_id: string; visited_at: Date };
  /** A null `capacity` means the school's, or the program's default. */
  document_space: { user_id: string; capacity: Nullable<number>; used: number };
  school_space: { organisation_id: string; capacity: number | null; person_capacity: number | null };
};
