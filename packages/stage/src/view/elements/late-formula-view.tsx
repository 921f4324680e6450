import { late } from '@lectern/ui/late';

/** A formula that stands alone: what writes it comes late in any case. */
export const FormulaView = late(async () => (await import('./formula-view.tsx')).FormulaView, {
  waiting: <div data-loading="" />,
});
