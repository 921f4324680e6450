import { Signal } from '@lectern/base';
import type { FileLink } from '@lectern/stage/show';
import { TooltipProvider, UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { useLocation } from '../../platform/router/router.ts';
import { LinkedFileDialog } from './linked-file-dialog.tsx';

/** Documents opened by links, in a React root beside the application's, so that the lesson below continues. */
class LinkedFiles {
  /**
   * A stack, because a linked courseware may contain links itself. The last document is shown, and its back button
   * returns to the previous document.
   */
  readonly #open = new Signal<readonly FileLink[]>([]);
  #isShown = false;

  open(link: FileLink): void {
    // The document belongs to another school's site, which alone has its files.
    if (!link.url.startsWith(`${location.origin}/`)) {
      if (/^https?:/i.test(link.url)) window.open(link.url, '_blank', 'noopener,noreferrer');
      return;
    }
    this.#open.set([...this.#open.get(), link]);
    if (this.#isShown) return;
    this.#isShown = true;
    const host = document.createElement('div');
    document.body.append(host);
    createRoot(host).render(<Shown open={this.#open} onOpen={(next) => this.open(next)} />);
  }
}

export const linkedFiles = new LinkedFiles();

interface ShownProps {
  readonly open: Signal<readonly FileLink[]>;
  readonly onOpen: (link: FileLink) => void;
}

function Shown({ open, onOpen }: ShownProps): ReactNode {
  const language = useLanguage();
  const links = useSignal(open);
  const { pathname } = useLocation();
  // Closes the dialog when the application navigates to another screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it follows
  useEffect(() => () => open.set([]), [pathname, open]);
  const link = links.at(-1);
  return (
    <UiTextsContext value={language === 'zh' ? uiTextsZh : uiTextsEn}>
      <TooltipProvider>
        {link ? (
          <LinkedFileDialog
            key={links.length}
            link={link}
            onOpen={onOpen}
            onClose={() => open.set(links.slice(0, -1))}
          />
        ) : null}
      </TooltipProvider>
    </UiTextsContext>
  );
}
