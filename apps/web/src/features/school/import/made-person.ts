/** Accounts that a list made, with the passwords that are shown this once. */
export type Made = readonly {
  readonly user_id: string;
  readonly login_name: string;
  readonly real_name: string;
  readonly password: string;
}[];
