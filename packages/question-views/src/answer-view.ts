import type { Content, Judged } from '@lectern/questions';
import { type ComponentType, createContext, useContext } from 'react';

/** The key of a question and what is right in a response, once the teacher has shown the key. */
export interface Review<Key = unknown> {
  readonly key: Key;
  readonly judged: Judged;
}

export interface AnswerViewProps<Body = unknown, Response = unknown, Key = unknown> {
  /** The body as it was sent, in the order in which its lists are shown. */
  readonly body: Body;
  /** The response so far; undefined before the first touch. */
  readonly response: Response | undefined;
  /** Called with the whole response after each change: each tap, each drop, each letter outside a composition. */
  readonly onChange: (response: Response) => void;
  /** The response can no longer be changed. */
  readonly locked: boolean;
  /** Marks each part right, missing or wrong by a sign and a colour, and shows the right response. */
  readonly review?: Review<Key>;
}

/** The view in which questions of one kind are answered, on the panel and on phones. */
export interface AnswerView<Body = unknown, Response = unknown, Key = unknown> {
  readonly kind: string;
  readonly View: ComponentType<AnswerViewProps<Body, Response, Key>>;
}

/** What the screen around a question provides. Views work without any of it, with less. */
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
