/** A comment that the server is to be told; told twice under its id, it is one comment. */
export interface CommentMessage {
  readonly documentId: string;
  readonly id: string;
  /** When it was written, milliseconds since 1970. */
  readonly at: number;
  /** As `putComment` takes it. */
  readonly said: {
    /** The first comment of the thread that it answers; left out: it begins one. */
    readonly thread_id?: string;
    readonly page_id: string;
    readonly element_id?: string;
    /** Logical pixels. */
    readonly x?: number;
    readonly y?: number;
    readonly text: string;
    readonly mentions: string[];
  };
}
