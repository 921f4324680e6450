import type { EditType } from '@lectern/protocol/constants';
import type { ColumnType, Generated, Selectable } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type ShareTables = {
  share: {
    id: string;
    document_id: string;
    owner_id: string;
    permission: 10 | 20;
    edit_type: EditType;
    password_hash: Nullable<string>;
    round: Generated<number>;
    ends_at: Nullable<Date>;
    download: boolean;
    visits: Generated<number>;
    created_at: Date;
    updated_at: Date;
    withdrawn_at: Nullable<Date>;
  };
  share_recipient: { share_id: string; user_id: string | null; class_id: string | null };
  share_visit: { share_id: string; user_id: string; times: number; first_at: Date; last_at: Date };
};

export type ShareRow = Selectable<ShareTables['share']>;
