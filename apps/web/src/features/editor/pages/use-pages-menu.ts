import { type SyntheticEvent, useRef, useState } from 'react';
import { pageUnder } from './page-list.ts';
import { usePageChoice } from './use-page-choice.ts';

/**
 * The context menu of a list of pages. A page that is not selected is selected first, so that the menu's commands apply
 * to the highlighted pages. `shown` is the page for a menu that was opened beside all pages.
 */
export function usePagesMenu(shown: string | undefined) {
  const { chosen, chosenWith, choose } = usePageChoice();
  const pressed = useRef<string>(undefined);
  const [pages, setPages] = useState<readonly string[]>([]);
  const press = ({ target }: SyntheticEvent) => {
    pressed.current = pageUnder(target) ?? shown;
  };
  return {
    pages,
    // Safari sends no `contextmenu` event for a long press.
    listeners: { onPointerDownCapture: press, onContextMenuCapture: press },
    onOpenChange: (open: boolean) => {
      const id = pressed.current;
      if (!open || id === undefined) return;
      setPages(chosenWith(id));
      if (!chosen.includes(id)) choose(id, { shiftKey: false, ctrlKey: false, metaKey: false });
    },
  };
}
