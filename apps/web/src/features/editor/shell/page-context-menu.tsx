import { AreaContextMenu, type ContextMenuArea } from '@lectern/ui';
import type { ReactNode } from 'react';
import { PageMenu } from './page-menu.tsx';

/** The menu of the page, which is drawn before it. */
export function PageContextMenu({ area }: { readonly area: ContextMenuArea }): ReactNode {
  return <AreaContextMenu area={area} menu={<PageMenu />} />;
}
