/** A comment to be sent to the server. Sending it twice under its id stores one comment. */
export interface CommentMessage {
  readonly documentId: string;
  readonly id: string;
  /** When it was written, milliseconds since 1970. */
  readonly at: number;
  /** The body of `putComment`. */
  readonly said: {
    /** The first comment of the thread that this one replies to; left out for the first comment of a thread. */
    readonly thread_id?: string;
    readonly page_id: string;
    readonly element_id?: string;
    /** Position on the page, logical pixels. */
    readonly x?: number;
    readonly y?: number;
    readonly text: string;
    readonly mentions: string[];
  };
}
