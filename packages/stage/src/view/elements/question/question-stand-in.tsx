import { boxOf, lookOf, type QuestionElement, questionBody } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { usePageScope } from '../../stage-context.ts';
import { TextView } from '../../text/text-view.tsx';

export interface DrawnQuestion {
  readonly element: QuestionElement;
  readonly size: { readonly w: number; readonly h: number };
}

/** A question as a text, without its pictures: where no host draws it, or its code is not loaded. */
export function QuestionStandIn({ element, size: { w, h } }: DrawnQuestion): ReactNode {
  const { design } = usePageScope();
  const body = questionBody(element.question);
  const levels = [...(body.levels ? [body.levels] : []), ...lookOf(element, design).levels];
  return <TextView body={body} box={boxOf(body)} levels={levels} rect={{ l: 0, t: 0, r: w, b: h }} />;
}
