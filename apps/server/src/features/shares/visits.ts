/** How often somebody opened a link since it was last written down. */
export interface Visits {
  readonly shareId: string;
  /** Empty for who has no account. */
  readonly userId: string;
  times: number;
  readonly firstAt: Date;
  lastAt: Date;
}
