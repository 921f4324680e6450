import type { CommandContext, Editing } from '../command-context.ts';

/** Returns the pages selected in the list: the current page until more are selected. */
export function pagesOfSelection(choice: readonly string[], shown: string | undefined): readonly string[] {
  if (shown === undefined) return [];
  return choice.includes(shown) ? choice : [shown];
}

export function selectedPages({
  pageChoice,
  session,
}: Pick<Editing, 'pageChoice' | 'session'>): readonly string[] {
  return pagesOfSelection(pageChoice.get(), session.pageId.get());
}

/**
 * Returns the pages that a command for pages applies to: the pages whose menu is open, otherwise the selected pages.
 */
export function targetPages(context: CommandContext): readonly string[] {
  return context.menuPages ?? selectedPages(context);
}
