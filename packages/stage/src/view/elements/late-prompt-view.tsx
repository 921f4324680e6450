import { late } from '../late.tsx';
import type { PromptViewProps } from './prompt-view.tsx';

/** `PromptView`, which only those who edit ever see: a show does without its code. */
export const PromptView = late<PromptViewProps>(
  () => import('./prompt-view.tsx').then((module) => module.PromptView),
  <div data-loading="" />,
);
