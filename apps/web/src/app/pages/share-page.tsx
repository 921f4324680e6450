import { ShareScreen, type ShareWish } from '../../features/shares/index.ts';
import { navigate, useLocation } from '../../platform/router/router.ts';
import { Guarded } from '../guarded.tsx';

const WISHES: readonly (string | null)[] = ['save', 'edit'] satisfies readonly ShareWish[];

/**
 * `/s?id=…`: the target of a link, without a sign-in. `/share?id=…`: the same with a sign-in, to which the user is
 * redirected first; `then` contains the requested action. `/preview?share_id=…`: the content alone, without a sign-in.
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
      // Replaces the link's history entry; otherwise the back button would return to the link, which redirects to this
      // page again.
      onOpen={(address) => navigate(address, { replace: wish === 'edit' })}
      onDisk={() => navigate('/user/netdisk')}
      onSignIn={(asked) => navigate(`/login?return_url=${encodeURIComponent(guardedAddress(id, asked))}`)}
    />
  );
  return pathname === '/share' ? <Guarded>{() => screen}</Guarded> : screen;
}

/** The address that requires a sign-in. */
function guardedAddress(id: string, wish: ShareWish | undefined): string {
  const query = new URLSearchParams({ id });
  if (wish !== undefined) query.set('then', wish);
  return `/share?${query}`;
}
