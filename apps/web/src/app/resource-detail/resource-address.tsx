import { isId } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useCallback, useState } from 'react';
import { LinkInvalid, OpenInBrowserScreen, OwnResource } from '../../features/resource-detail/index.ts';
import { isForeignWebview } from '../../platform/host/foreign-webview.ts';
import { host } from '../../platform/host/host.ts';
import { navigate, useLocation } from '../../platform/router/router.ts';
import { useSearchParams } from '../../platform/router/use-search-params.ts';
import { Guarded } from '../guarded.tsx';
import { lazyScreen } from '../lazy-screen.tsx';

const LinkedResource = lazyScreen(async () => (await import('./linked-resource.tsx')).LinkedResource);
/** What asks for passwords and says what became of a link comes where the address names one. */
const ShareScreen = lazyScreen(async () => (await import('../../features/shares/lazy.ts')).ShareScreen);

/**
 * `/mobile` and `/netdiskpreview`: `?fileId=…` is a document of who is signed in, as in `/view`; `?id=…` what a link leads
 * to, as in `/s`, or `?share_id=…`, as in `/preview`. The first is for who is signed in, the second for whoever has the link.
 */
export function ResourceAddress() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [isHere, setHere] = useState(false);
  const isMobile = pathname === '/mobile';
  // Our own client may take a moment to say what it is; that it is there the page's first lines have seen.
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

/** What the address names. */
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
        show={(open) => <LinkedResource id={shareId} {...open} />}
      />
    );
  if (!isId(fileId)) return <LinkInvalid />;
  return <OwnResource documentId={fileId} onSignIn={onSignIn} onShow={onShow} />;
}
