/** How often a visitor opened a link since the counts were last stored. */
export interface Visits {
  readonly shareId: string;
  /** Empty for a visitor without an account. */
  readonly userId: string;
  times: number;
  readonly firstAt: Date;
  lastAt: Date;
}
