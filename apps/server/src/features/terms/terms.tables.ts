import type { TermBegin } from '@lectern/protocol/terms';
import type { JSONColumnType } from 'kysely';

export type TermTables = {
  term_begins: {
    account_id: string | null;
    organisation_id: string | null;
    begins: JSONColumnType<TermBegin[], string, string>;
  };
};
