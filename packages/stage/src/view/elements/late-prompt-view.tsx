import { late } from '@lectern/ui/late';

/** `PromptView`, loaded on demand: only the editor needs it. */
export const PromptView = late(async () => (await import('./prompt-view.tsx')).PromptView, {
  waiting: <div data-loading="" />,
});
