import type { CommandContext, Editing } from './command-context.ts';

/** The pages chosen in the list: the one that is shown, until others join it. */
export function pagesInChoice(choice: readonly string[], shown: string | undefined): readonly string[] {
  if (shown === undefined) return [];
  return choice.includes(shown) ? choice : [shown];
}

export function chosenPages({
  pageChoice,
  session,
}: Pick<Editing, 'pageChoice' | 'session'>): readonly string[] {
  return pagesInChoice(pageChoice.get(), session.pageId.get());
}

/** The pages that a command of pages is for: those that a menu was opened on, else those chosen. */
export function pagesMeant(context: CommandContext): readonly string[] {
  return context.menuPages ?? chosenPages(context);
}
