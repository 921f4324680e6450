import { useSignal } from '@lectern/ui/use-signal';
import { useChosenPages, useEditing } from '../editing/editor-context.ts';
import { pagesBetween } from './page-rows.ts';

/** The keys that were held while a page was pressed. */
interface HeldKeys {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** How pages are chosen wherever they are listed: one, one more or less, or all from the page that is shown. */
export function usePageChoice() {
  const { session, pageChoice } = useEditing();
  const pageId = useSignal(session.pageId);
  const chosen = useChosenPages();
  return {
    chosen,
    /** What is meant by what is done with a page: all that are chosen, where it is one of them. */
    chosenWith: (id: string): readonly string[] => (chosen.includes(id) ? chosen : [id]),
    choose: (id: string, { shiftKey, ctrlKey, metaKey }: HeldKeys) => {
      if (shiftKey && pageId !== undefined) pageChoice.set(pagesBetween(session.store.pages(), pageId, id));
      else if (ctrlKey || metaKey) {
        const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
        pageChoice.set(next.length > 0 ? next : [id]);
      } else {
        session.goToPage(id);
        pageChoice.set([id]);
      }
    },
  };
}
