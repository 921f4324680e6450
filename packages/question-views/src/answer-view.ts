import type { Content, ReviewedItem } from '@lectern/questions';
import { type ComponentType, createContext, useContext } from 'react';

/** The key of a question and what is right in a response, once the teacher has shown the key (`reviewOf` makes it). */
export interface Review<Key = unknown, Response = unknown> {
  readonly key?: Key | undefined;
  /** A response that is right in every part; undefined where only a person can tell. */
  readonly right?: Response | undefined;
  /** The judged parts, by the ids that the kind's `judge` gives them. */
  readonly items: readonly ReviewedItem[];
}

/**
 * The props of the view in which one question is answered. The view takes its width from a container of any width (it uses
 * container queries), its text size from the text around it, and the least size of its targets from `--target`.
 */
export interface AnswerViewProps<Body = unknown, Response = unknown, Key = unknown> {
  /** The body as it was sent, in the order in which its lists are shown. */
  readonly body: Body;
  /** The response so far; undefined before the first touch. */
  readonly response: Response | undefined;
  /**
   * Called with the whole response after each change: each tap, each drop, each letter outside a composition. A text that
   * is being composed when `locked` becomes true is reported once more, in a layout effect of that render: a screen that
   * hands in then does so after it, with the reported response. `endComposition` reports such a text at once.
   */
  readonly onChange: (response: Response) => void;
  /** The response can no longer be changed. */
  readonly locked: boolean;
  /** Draws the question as it is printed: without controls, with lines to write on. */
  readonly paper?: boolean;
  /** Marks each part right, missing or wrong by a sign and a colour, and shows the right response. */
  readonly review?: Review<Key, Response> | undefined;
}

/** A view for answering questions of one kind, on the panel and on phones. */
export type AnswerView<Body = unknown, Response = unknown, Key = unknown> = ComponentType<
  AnswerViewProps<Body, Response, Key>
>;

/** Functions that the screen around a question provides. Views work without any of them, with less. */
export interface QuestionHost {
  /** The address of a file of the question; undefined until it is known. */
  assetUrl?(hash: string): string | undefined;
  /** Notifies of addresses that became known; returns the function that stops this. */
  subscribeAssets?(listener: () => void): () => void;
  /** Reads a text aloud, for listening and for those who cannot read it yet. */
  speak?(text: Content): void;
  /** Stores a photograph, recording or drawing and returns the hash of its bytes; undefined when it was not stored. */
  store?(file: Blob, signal: AbortSignal): Promise<string | undefined>;
  /** The field for formulas, loaded late; a text field for LaTeX without it. */
  readonly FormulaField?: ComponentType<FormulaFieldProps>;
}

export interface FormulaFieldProps {
  readonly latex: string;
  readonly onChange: (latex: string) => void;
  readonly label: string;
  readonly locked: boolean;
}

export const QuestionHostContext = createContext<QuestionHost>({});

export function useQuestionHost(): QuestionHost {
  return useContext(QuestionHostContext);
}
