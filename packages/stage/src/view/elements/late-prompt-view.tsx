import { late } from '@lectern/ui/late';

/** `PromptView`, which only those who edit ever see: a show does without its code. */
export const PromptView = late(async () => (await import('./prompt-view.tsx')).PromptView, {
  waiting: <div data-loading="" />,
});
