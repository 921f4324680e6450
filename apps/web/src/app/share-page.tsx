import { ShareScreen, type ShareWish } from '../features/shares/index.ts';
import { navigate, useLocation } from '../platform/router/router.ts';
import { Guarded } from './guarded.tsx';

const WISHES: readonly (string | null)[] = ['save', 'edit'] satisfies readonly ShareWish[];

/**
 * `/s?id=…`: what a link leads to, open to nobody. `/share?id=…`: the same for who is signed in, who is led to the sign-in
 * first; `then` says what for. `/preview?share_id=…`: what it shows, with nothing around it, open to nobody.
 */
export function SharePage() {
  const { pathname } = useLocation();
  const query = new URLSearchParams(useLocation().search);
  const isPreview = pathname === '/preview';
  const id = query.get(isPreview ? 'share_id' : 'id') ?? '';
  const page = Number.parseInt(query.get('page') ?? '', 10);
  const wish = query.get('then');
  const screen = (
    <ShareScreen
      key={id}
      id={id}
      mode={isPreview ? 'look' : 'open'}
      startPage={page > 0 ? page : undefined}
      wish={WISHES.includes(wish) ? (wish as ShareWish) : undefined}
      // Back from the document leads to before the link, which would only lead on once more.
      onOpen={(documentId, isBoard) =>
        navigate(`/${isBoard ? 'blackboard' : 'view'}?fileId=${documentId}`, { replace: wish === 'edit' })
      }
      onDisk={() => navigate('/user/netdisk')}
      onSignIn={(asked) => navigate(`/login?return_url=${encodeURIComponent(guardedAddress(id, asked))}`)}
    />
  );
  return pathname === '/share' ? <Guarded>{() => screen}</Guarded> : screen;
}

/** The page behind the sign-in. */
function guardedAddress(id: string, wish: ShareWish | undefined): string {
  const query = new URLSearchParams({ id });
  if (wish !== undefined) query.set('then', wish);
  return `/share?${query}`;
}
