import { isId } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useCallback, useState } from 'react';
import {
  LinkInvalid,
  OpenInBrowserScreen,
  OwnResource,
  ResourceScreen,
} from '../../features/resource-detail/index.ts';
import { isForeignWebview } from '../../platform/host/foreign-webview.ts';
import { host } from '../../platform/host/host.ts';
import { navigate, useLocation } from '../../platform/router/router.ts';
import { useSearchParams } from '../../platform/router/use-address.ts';
import { Guarded } from '../guarded.tsx';
import { lazyScreen } from '../lazy-screen.tsx';

const LinkedResource = lazyScreen(async () => (await import('./linked-resource.tsx')).LinkedResource);
/** This screen is loaded only for links: it prompts for passwords and explains why a link does not open. */
const ShareScreen = lazyScreen(async () => (await import('../../features/shares/lazy.ts')).ShareScreen);

/**
 * `/mobile` and `/netdiskpreview`: `?fileId=…` opens a document of the signed-in user, as `/view` does; `?id=…` opens a
 * link, as `/s` does, and so does `?share_id=…`, as in `/preview`. A document requires a sign-in, a link does not.
 */
export function ResourceAddress() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [isHere, setHere] = useState(false);
  const isMobile = pathname === '/mobile';
  // Our own client may take a moment to describe itself; the page's first script has detected it.
  const isHosted = useSignal(host) !== undefined || document.documentElement.dataset.client !== undefined;
  const isForeign = isMobile && !isHosted && isForeignWebview(navigator.userAgent);
  if (isForeign && !isHere) return <OpenInBrowserScreen onHere={() => setHere(true)} />;
  const shown = (
    <Named
      pathname={pathname}
      fileId={query.get('fileId') ?? ''}
      shareId={query.get('id') ?? query.get('share_id') ?? ''}
    />
  );
  return isMobile ? <Guarded>{() => shown}</Guarded> : shown;
}

interface NamedProps {
  readonly pathname: string;
  readonly fileId: string;
  readonly shareId: string;
}

/** Shows the document or link in the address. */
function Named({ pathname, fileId, shareId }: NamedProps): ReactNode {
  const back = `${pathname}?${shareId === '' ? `fileId=${fileId}` : `id=${encodeURIComponent(shareId)}`}`;
  const onSignIn = () => navigate(`/login?return_url=${encodeURIComponent(back)}`);
  const onShow = useCallback(
    (id: string) => navigate(`${pathname}?fileId=${id}`, { replace: true }),
    [pathname],
  );
  if (shareId !== '')
    return (
      <ShareScreen
        key={shareId}
        id={shareId}
        onOpen={(id) => navigate(`/view?fileId=${id}`)}
        onDisk={() => navigate('/user/netdisk')}
        onSignIn={onSignIn}
        show={(open) => <LinkedResource id={shareId} Screen={ResourceScreen} {...open} />}
      />
    );
  if (!isId(fileId)) return <LinkInvalid />;
  return <OwnResource documentId={fileId} onSignIn={onSignIn} onShow={onShow} />;
}
