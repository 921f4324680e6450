import { ToastRegion, TooltipProvider, UiTextsContext, uiTextsEn, uiTextsZh } from '@lectern/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { useLanguage } from '../i18n/texts.ts';

/** The providers of `app/frame.tsx`, and a cache of queries. */
function TestFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <UiTextsContext value={useLanguage() === 'zh' ? uiTextsZh : uiTextsEn}>
        <TooltipProvider>
          {children}
          <ToastRegion />
        </TooltipProvider>
      </UiTextsContext>
    </QueryClientProvider>
  );
}

const POPUP = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], [data-base-ui-portal]';

/** The window's own functions, also while a test holds the clock. */
const real = {
  frame: window.requestAnimationFrame.bind(window),
  timeout: window.setTimeout.bind(window),
};

function nextFrame(): Promise<void> {
  return new Promise((resolve) => real.frame(() => real.timeout(resolve)));
}

/** Draws `content` into the page of the test, as large as the window, and removes it when the test is finished. */
export function mount(content: ReactNode): Root {
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(async () => {
    const hadPopup = document.querySelector(POPUP) !== null;
    // Toasts are shared by the window: the next test would see the toasts of this test.
    for (const close of place.querySelectorAll<HTMLElement>('section[aria-live] button[aria-label]'))
      close.click();
    root.unmount();
    place.remove();
    // A popup moves the focus in a later frame, which may be one of the next test.
    if (hadPopup) await nextFrame();
  });
  root.render(<TestFrame>{content}</TestFrame>);
  return root;
}

interface HostProps {
  readonly useIt: () => unknown;
  readonly onResult: (result: unknown) => void;
}

function Host({ useIt, onResult }: HostProps) {
  const result = useIt();
  useEffect(() => onResult(result));
  return null;
}

/**
 * Runs a hook in a component until the test is finished. The returned function returns the latest result, after its
 * effects.
 */
export async function mountHook<Result>(useIt: () => Result): Promise<() => Result> {
  const results: unknown[] = [];
  mount(<Host useIt={useIt} onResult={(result) => void results.push(result)} />);
  await expect.poll(() => results.length).toBeGreaterThan(0);
  return () => results.at(-1) as Result;
}
