export interface ShareScreenProps {
  readonly id: string;
  /** Opens a courseware in the editor. */
  readonly onOpen: (documentId: string) => void;
  /** Leads to the sign-in, and back here. */
  readonly onSignIn: () => void;
}
