import { useSignal } from '@lectern/ui/use-signal';
import { useEditing, useSelectedPages } from '../editing/editor-context.ts';
import { pagesBetween } from './page-rows.ts';

/** The modifier keys that were held while a page was pressed. */
interface HeldKeys {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The selection of pages in any list of pages: one page, one page more or less, or a range from the current page. */
export function usePageChoice() {
  const { session, pageChoice } = useEditing();
  const pageId = useSignal(session.pageId);
  const chosen = useSelectedPages();
  return {
    chosen,
    /**
     * Returns the pages that an action on a page applies to: all selected pages when the page is one of them, otherwise
     * the page.
     */
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
