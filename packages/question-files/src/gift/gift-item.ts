export type GiftFormat = 'moodle' | 'html' | 'markdown' | 'plain';

/** A text without escapes, in the format that is written before it. */
export interface GiftText {
  readonly format: GiftFormat;
  readonly text: string;
}

/** One answer. `weight` in percent; left out where none is written. */
export interface GiftAnswer {
  readonly isRight: boolean;
  readonly weight?: number;
  readonly text: GiftText;
  readonly feedback?: GiftText;
}

/** A number with a tolerance, or a range as its middle and half of its width; both decimal numbers. */
export interface GiftNumber {
  readonly isRight: boolean;
  readonly weight?: number;
  readonly value: string;
  readonly tolerance: number;
  readonly feedback?: GiftText;
}

export type GiftAnswers =
  | { readonly type: 'description' | 'essay' }
  /** `feedback`: for a wrong answer, then for a right one. */
  | {
      readonly type: 'true-false';
      readonly truth: boolean;
      readonly feedback: readonly (GiftText | undefined)[];
    }
  | { readonly type: 'choice' | 'short'; readonly answers: readonly GiftAnswer[] }
  | { readonly type: 'numerical'; readonly numbers: readonly GiftNumber[]; readonly wrong?: GiftText }
  | {
      readonly type: 'matching';
      readonly pairs: readonly { readonly left: GiftText; readonly right: string }[];
    };

/** One question as it is written. */
export interface GiftItem {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly title?: string;
  readonly tags: readonly string[];
  readonly category?: string;
  /** Our own kind in the comment before the item, such as `short-answer`, or `composite 3`. */
  readonly hint?: string;
  readonly before: GiftText;
  /** The text after the answers, where they stand within a sentence; empty where they stand at the end. */
  readonly after: string;
  readonly answers: GiftAnswers;
  readonly feedback?: GiftText;
}
