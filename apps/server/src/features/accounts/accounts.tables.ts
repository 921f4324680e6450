/** Rows of the accounts' tables; only the feature's stores use these types. */
export interface AccountTable {
  id: string;
  account_type: 'person' | 'org' | 'guest';
  login_name: string | null;
  password_hash: string | null;
  real_name: string;
  nick_name: string;
  class_nick_name: string;
  organisation_id: string | null;
  org_user_code: string | null;
  person_id: string | null;
  created_at: Date;
  cancelled_at: Date | null;
  deactivated_at: Date | null;
  password_until: Date | null;
}

export interface SignInTable {
  id: string;
  root_id: string;
  account_id: string;
  person_id: string | null;
  device_id: string | null;
  browser: string;
  system: string;
  created_at: Date;
  seen_at: Date;
}

export interface TokenTable {
  access_hash: Buffer;
  refresh_hash: Buffer;
  sign_in_id: string;
  access_expires_at: Date;
  refresh_expires_at: Date;
  rotated_at: Date | null;
}

export type AccountTables = {
  made_list: {
    key_hash: Buffer;
    made_by: string;
    organisation_id: string;
    list_hash: Buffer;
    account_ids: string[];
    ends_at: Date;
  };
  account: AccountTable;
  account_identity: { account_id: string; identity: string };
  account_avatar: { account_id: string; mime: string; bytes: Buffer; version: string };
  device_session: { id: string; device_id: string; expires_at: Date };
  sign_in: SignInTable;
  token: TokenTable;
  login_key: { key_hash: Buffer; account_id: string; person_id: string | null; expires_at: Date };
  sign_in_failure: { subject: string; failures: number; first_at: Date; locked_until: Date | null };
  known_device: { subject: string; seen_at: Date };
  used_nonce: { digest: Buffer; nonce_time: number };
};
