import { addressNow, keepSearchParam } from '../../platform/router/router.ts';

/** Returns a function that writes the page into the address, unless that names another screen or courseware by then. */
export function keptPage(documentId: string, pageNumber: number): () => void {
  const { pathname } = addressNow();
  return () => {
    const now = addressNow();
    if (now.pathname === pathname && now.search.includes(documentId))
      keepSearchParam('page', String(pageNumber));
  };
}
