import type { QuestionElement } from '@lectern/courseware';
import type { LazyCode } from '@lectern/ui/lazy';
import { createContext, type ReactNode } from 'react';
import type { AssetSource, StageMode } from '../stage-context.ts';
import type { ThemeColors } from './theme-colors.ts';

/** The props of the view of a question on a page, which fills the frame of its element. */
export interface PageQuestionProps {
  readonly element: QuestionElement;
  /** The mode of the stage that shows the question. It is answered in `show` only. */
  readonly mode: StageMode;
  /** Size of the frame, logical pixels. */
  readonly size: { readonly w: number; readonly h: number };
  readonly assets: AssetSource;
  readonly language: 'zh' | 'en';
  /** The colours of the page's theme by slot, as CSS. */
  readonly colors: ThemeColors;
  /** Opens the question to be answered; left out where it cannot be answered. */
  readonly answer?: (() => void) | undefined;
}

export type PageQuestionView = (props: PageQuestionProps) => ReactNode;

/** Lets the stage, which knows no questions, draw them. Pass the same object while nothing has changed. */
export interface QuestionViewHost {
  readonly language: 'zh' | 'en';
  readonly view: LazyCode<PageQuestionView>;
  /** Opens a question in class. Left out where questions are only shown. */
  readonly answer?: ((elementId: string) => void) | undefined;
}

/** The host for the stages within; without one a question is drawn as a text. */
export const QuestionViewHostContext = createContext<QuestionViewHost | undefined>(undefined);
