/** Somebody else in the same courseware. */
export interface Peer {
  readonly id: string;
  readonly name: string;
  /** A CSS colour that is this person's alone on the screen. */
  readonly color: string;
  readonly pageId: string | undefined;
  readonly ids: readonly string[];
}
