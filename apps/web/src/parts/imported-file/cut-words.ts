import type { CutAway } from '@lectern/protocol/cut-away';
import { importedFileText } from './imported-file-texts.ts';

/** A sentence in the current language about what is missing from an imported file. */
export function cutWords(cut: CutAway): string {
  const t = importedFileText;
  const { pages, elements, unread_pages: unread = 0, of_pages: ofPages, of_elements: ofElements } = cut;
  const said = [
    ...(pages === 0
      ? []
      : [ofPages === undefined ? t('pages', { count: pages }) : t('pagesOf', { count: pages, of: ofPages })]),
    ...(elements === 0
      ? []
      : [
          ofElements === undefined
            ? t('elements', { count: elements })
            : t('elementsOf', { count: elements, of: ofElements }),
        ]),
    ...(unread === 0 ? [] : [t('unreadPages', { count: unread })]),
  ];
  return t(pages + elements > 0 ? 'cut' : 'unread', { what: said.join(t('between')) });
}
