import { useSignal } from '@lectern/ui/use-signal';
import type { KeyboardEvent } from 'react';
import { runCommand } from '../commands/command.ts';
import { toggleSorter } from '../commands/screen/view.ts';
import { useEditing } from '../editing/editor-context.ts';
import type { PageLine } from '../pages/page-lines.ts';
import { pageUnder } from '../pages/page-list.ts';
import { pagesBetween } from '../pages/page-rows.ts';
import { runPagesKey } from '../pages/page-scroller.tsx';
import { usePageChoice } from '../pages/use-page-choice.ts';
import { type Step, steppedPage } from './sorter-steps.ts';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

export interface SorterKeys {
  readonly lines: readonly PageLine[];
  readonly open: (pageId: string) => void;
  readonly focusPage: (pageId: string) => void;
}

/** Handles keys in the grid of pages: move between pages, select several, open one, and the commands for pages. */
export function useSorterKeys({ lines, open, focusPage }: SorterKeys): (event: KeyboardEvent) => void {
  const editing = useEditing();
  const { session, pageChoice } = editing;
  const { choose } = usePageChoice();
  const pageId = useSignal(session.pageId);
  const walk = (id: string, step: Step, several: boolean) => {
    const next = steppedPage(lines, several ? id : (pageId ?? id), step);
    if (several) {
      pageChoice.set(pagesBetween(session.store.pages(), pageId ?? id, next));
      focusPage(next);
    } else choose(next, { shiftKey: false, ctrlKey: false, metaKey: false });
  };
  return (event) => {
    const id = pageUnder(event.target);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const step = plain ? STEPS[event.key] : undefined;
    if (event.key === 'Escape' && plain) runCommand(toggleSorter, editing);
    else if (id === undefined) return;
    else if (plain && (event.key === 'Enter' || event.key === ' ')) open(id);
    else if (step) walk(id, step, event.shiftKey);
    else if (!runPagesKey(event, editing)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
