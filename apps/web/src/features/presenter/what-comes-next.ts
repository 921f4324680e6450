import type { CoursewareReader } from '@lectern/courseware';
import { type PageSteps, showPages } from '@lectern/stage/show';

/** The effect of the next press: a step of the same page, the next visible page, or the end. */
export type WhatComesNext =
  | { readonly type: 'step' | 'page'; readonly pageId: string; readonly steps: PageSteps }
  | { readonly type: 'nothing' };

const BEGINNING: PageSteps = { done: 0, of: 0, triggered: {} };

export function whatComesNext(reader: CoursewareReader, pageId: string, steps: PageSteps): WhatComesNext {
  if (steps.done < steps.of) return { type: 'step', pageId, steps: { ...steps, done: steps.done + 1 } };
  const { all, shown } = showPages(reader);
  const at = all.indexOf(pageId);
  const next = shown.find((id) => all.indexOf(id) > at);
  return next === undefined ? { type: 'nothing' } : { type: 'page', pageId: next, steps: BEGINNING };
}
