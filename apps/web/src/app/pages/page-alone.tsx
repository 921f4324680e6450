import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from '../../platform/router/router.ts';
import { whenHosted } from '../hosted/when-hosted.ts';

/**
 * Starts a page without the program: who opens it has no account, and loads no code for signing in, guards or storage. At
 * another address the window is reloaded.
 */
export async function beginAlone(Page: ComponentType): Promise<ReactNode> {
  window.name = '';
  await whenHosted();
  return <Alone Page={Page} />;
}

function Alone({ Page }: { readonly Page: ComponentType }): ReactNode {
  const { pathname } = useLocation();
  const [own] = useState(pathname);
  const isHere = pathname === own;
  useEffect(() => {
    if (!isHere) location.reload();
  }, [isHere]);
  return isHere ? <Page /> : null;
}
