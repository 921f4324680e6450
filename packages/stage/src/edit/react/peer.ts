/** Another user in the same courseware. */
export interface Peer {
  readonly id: string;
  readonly name: string;
  /** A CSS colour that is unique to this user on the screen. */
  readonly color: string;
  readonly pageId: string | undefined;
  readonly ids: readonly string[];
}
