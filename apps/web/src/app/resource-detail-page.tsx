import { isId } from '@lectern/base';
import {
  getSharedPreview,
  getSharedRecords,
  linkSharedAssets,
  openShare,
  openSharedPreview,
} from '@lectern/protocol/shares';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import {
  isForeignWebview,
  LinkInvalid,
  OpenInBrowserScreen,
  OwnResource,
  ResourceScreen,
  type ResourceSource,
} from '../features/resource-detail/index.ts';
import type { OpenedLink } from '../features/shares/lazy.ts';
import { host } from '../platform/host/host.ts';
import { navigate, useLocation, useSearchParams } from '../platform/router/router.ts';
import { Guarded } from './guarded.tsx';
import { lazyScreen } from './lazy-screen.tsx';

/** What asks for passwords and says what became of a link comes where the address names one. */
const ShareScreen = lazyScreen(async () => (await import('../features/shares/lazy.ts')).ShareScreen);

/** The address of a file that a link leads to is good for ten minutes at least, milliseconds. */
const GOOD_FOR_MS = 600_000;

/**
 * `/mobile` and `/netdiskpreview`: `?fileId=…` is a document of who is signed in, as in `/view`; `?id=…` what a link leads
 * to, as in `/s`. The first is for who is signed in, the second for whoever has the link.
 */
export function ResourceDetailPage() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const [isHere, setHere] = useState(false);
  const isMobile = pathname === '/mobile';
  const isForeign = isMobile && host.get() === undefined && isForeignWebview(navigator.userAgent);
  if (isForeign && !isHere) return <OpenInBrowserScreen onHere={() => setHere(true)} />;
  const shown = (
    <Named pathname={pathname} fileId={query.get('fileId') ?? ''} shareId={query.get('id') ?? ''} />
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
        onSignIn={onSignIn}
        show={(open) => <LinkedResource id={shareId} {...open} />}
      />
    );
  if (!isId(fileId)) return <LinkInvalid />;
  return <OwnResource documentId={fileId} onSignIn={onSignIn} onShow={onShow} />;
}

/** What a link leads to, as whoever has it. */
function LinkedResource({ id, resource, shared }: OpenedLink & { readonly id: string }): ReactNode {
  const { calls, noteError } = shared;
  const [openedAt] = useState(() => performance.now());
  const { name, file, core_type, format, size, update_at, owner } = resource;
  const download = file?.download_url ?? undefined;
  const source = useMemo((): ResourceSource => {
    const params = { id };
    const noted = (error: unknown) => {
      noteError(error);
      throw error;
    };
    return {
      id,
      previews: {
        open: (_, signal) => calls.call(openSharedPreview, { params, signal }).catch(noted),
        look: (_, signal) => calls.call(getSharedPreview, { params, signal }).catch(noted),
        // Others look at it too: it goes on.
        cancel: () => Promise.resolve(),
      },
      records: (signal) => calls.call(getSharedRecords, { params, signal }),
      links: (hashes) => calls.call(linkSharedAssets, { params, body: { hashes: [...hashes] } }),
      download:
        download === undefined
          ? undefined
          : async () => {
              if (performance.now() - openedAt < GOOD_FOR_MS) return { name, url: download };
              const { file: now } = await calls.call(openShare, { params });
              return { name, url: now?.download_url ?? download };
            },
    };
  }, [id, name, download, openedAt, calls, noteError]);
  return (
    <ResourceScreen
      resource={{
        id,
        name,
        isCourseware: core_type === 'courseware',
        format,
        size,
        updatedAt: update_at,
        owner: owner.name,
      }}
      source={source}
      onError={noteError}
    />
  );
}
