import { type SyntheticEvent, useRef, useState } from 'react';
import { pageUnder } from './page-list.ts';
import { usePageChoice } from './use-page-choice.ts';

/**
 * The menu of pages in a list. The page that it is opened on is chosen first, unless it is among the chosen ones: so
 * the framed pages are those that the menu's commands change. `shown` is the page for a menu opened beside all pages.
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
    // A long press opens the menu without a `contextmenu` event in Safari.
    listeners: { onPointerDownCapture: press, onContextMenuCapture: press },
    onOpenChange: (open: boolean) => {
      const id = pressed.current;
      if (!open || id === undefined) return;
      setPages(chosenWith(id));
      if (!chosen.includes(id)) choose(id, { shiftKey: false, ctrlKey: false, metaKey: false });
    },
  };
}
