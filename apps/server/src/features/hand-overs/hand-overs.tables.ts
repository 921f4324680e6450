import type { HandOverState } from '@lectern/protocol/hand-overs';
import type { Generated } from 'kysely';

export type HandOverTables = {
  hand_over: {
    id: string;
    organisation_id: string;
    from_id: string;
    to_id: string;
    by_id: string;
    documents: boolean;
    classes: boolean;
    folder_name: string;
    state: HandOverState;
    asked_at: Date;
    due_at: Date;
    settled_at: Date | null;
    document_count: Generated<number>;
    moved: Generated<string[]>;
    class_ids: Generated<string[]>;
  };
};
