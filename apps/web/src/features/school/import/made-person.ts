/** Accounts created from a list, with their passwords, which the server returns only for this request. */
export type Made = readonly {
  readonly user_id: string;
  readonly login_name: string;
  readonly real_name: string;
  readonly password: string;
}[];
