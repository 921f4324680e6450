import '@lectern/ui/tokens.css';
import '@lectern/ui/ground.css';
import './at-once.css';
import { expect } from 'vitest';
import { quickenClicks } from './quick-click.ts';

document.documentElement.lang = 'zh-CN';
document.documentElement.dataset.theme = 'light';
quickenClicks();
cheapenFailures();

/** The start tag of an element. */
function tagOf(element: Element): string {
  const { outerHTML } = element.cloneNode(false) as Element;
  return outerHTML.slice(0, 300);
}

/** Replaces the assertion that, repeated until it passes, would print the whole element each time. */
function cheapenFailures(): void {
  expect.extend({
    toBeInTheDocument(element: Element | null) {
      const found = element?.isConnected === true ? element : undefined;
      return {
        pass: found !== undefined,
        message: () =>
          found
            ? `expected the document not to contain ${tagOf(found)}`
            : 'the element is not in the document',
      };
    },
  });
}
