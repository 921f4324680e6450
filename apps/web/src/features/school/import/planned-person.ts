import type { LineFault, PersonLine } from '@lectern/protocol/schools';
import type { TypedPerson } from './people-columns.ts';

/** A line of the table with its error, found in the browser or by the server. */
export interface PlannedPerson {
  readonly person: TypedPerson;
  readonly fault: TypedPerson['fault'] | { readonly kind: LineFault } | undefined;
}

export function lineOf({ loginName, realName, code, identities }: TypedPerson): PersonLine {
  return { login_name: loginName, real_name: realName, org_user_code: code, identities: [...identities] };
}
