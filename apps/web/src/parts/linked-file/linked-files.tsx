import { Signal } from '@lectern/base';
import type { FileLink } from '@lectern/stage/show';
import { TooltipProvider, UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { useLocation } from '../../platform/router/router.ts';
import { LinkedFileDialog } from './linked-file-dialog.tsx';

/** Documents that links opened, in a root of its own beside the application's: the lesson under them goes on. */
class LinkedFiles {
  /** A courseware that a link opened may have links itself: the last one is shown, and leads back to the one before. */
  readonly #open = new Signal<readonly FileLink[]>([]);
  #isShown = false;

  open(link: FileLink): void {
    // A courseware of another school, in which its own links still are: only that school has their files.
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
  // The dialog closes when the application goes to another screen than the one it lay over.
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
