import { late } from '@lectern/ui/late';

/** A block formula: its code is loaded on demand, as is the library that typesets it. */
export const FormulaView = late(async () => (await import('./formula-view.tsx')).FormulaView, {
  waiting: <div data-loading="" />,
});
