import type { Action, CoursewareReader } from '@lectern/courseware';

/** The name under which a printed document finds a page; of an element with this id stands the page. */
export function printedPageName(pageId: string): string {
  return `page-${pageId}`;
}

/** Where a link of a printed page leads: an address, or `#` and the name of another page; undefined for what only a show can do. */
export function printAddress(reader: CoursewareReader, pageId: string, action: Action): string | undefined {
  if (action.type === 'url') return safeAddress(action.url);
  const target = action.type === 'page' ? action.pageId : targetOf(reader, pageId, action);
  return target === undefined ? undefined : `#${printedPageName(target)}`;
}

function targetOf(reader: CoursewareReader, pageId: string, action: Action): string | undefined {
  if (action.type !== 'jump') return undefined;
  const shown = reader.pages().filter((id) => id === pageId || !reader.find('page', id)?.hidden);
  const at = shown.indexOf(pageId);
  switch (action.to) {
    case 'next':
      return shown[at + 1];
    case 'previous':
      return shown[at - 1];
    case 'first':
      return shown[0];
    case 'last':
      return shown.at(-1);
    default:
      return undefined;
  }
}

/** Only addresses that open a page or write a letter: a file must not run script in the teacher's name. */
export function safeAddress(url: string): string | undefined {
  return /^(https?:|mailto:|tel:)/i.test(url) ? url : undefined;
}
