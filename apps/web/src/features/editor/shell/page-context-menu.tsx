import { AreaContextMenu, type ContextMenuArea } from '@lectern/ui';
import type { ReactNode } from 'react';
import { PageMenu } from './page-menu.tsx';

/** The context menu of the page; loaded after the page. */
export function PageContextMenu({ area }: { readonly area: ContextMenuArea }): ReactNode {
  return <AreaContextMenu area={area} menu={<PageMenu />} />;
}
