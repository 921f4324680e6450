import { type Ground, nothingToClose, type Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import type { AccountsService } from '../accounts/index.ts';
import { routeTerms } from './terms.routes.ts';
import { TermsService } from './terms.service.ts';
import { TermsStore, type TermTables } from './terms.store.ts';

/** Ports to other features. */
export interface TermsNeeds {
  readonly accounts: Pick<AccountsService, 'findUser'>;
}

/** Registers the beginnings of terms, which are spans for sums over lessons. */
export function registerTerms(
  { database, routes }: Ground,
  { accounts }: TermsNeeds,
): Registered<TermsService> {
  const service = new TermsService(new TermsStore(database.withTables<TermTables>()), accounts);
  routeTerms(routes, service);
  const personal: readonly PersonalRow<TermTables>[] = [
    {
      table: 'term_begins',
      column: 'account_id',
      onCancel: 'delete',
      export: {
        file: 'terms.json',
        about: { zh: '学期的开始日期', en: 'when your terms begin' },
        columns: ['begins'],
      },
    },
  ];
  return { service, close: nothingToClose, personal };
}
