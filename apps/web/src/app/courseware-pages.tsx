import { isId } from '@lectern/base';
import { type Account, displayName } from '@lectern/protocol/accounts';
import { LateCode, type LateComponent } from '@lectern/ui/late';
import { useEffect } from 'react';
import { markCoverStale } from '../parts/documents/index.ts';
import { navigate, useSearchParams } from '../platform/router/router.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { NotFoundScreen } from './state-screens.tsx';

const EditorScreen = lazyScreen(async () => (await import('./editing-screen.tsx')).EditingScreen);
const PlayerScreen = lazyScreen(async () => (await import('../features/player/index.ts')).PlayerScreen);

/** The class tools, of which the player knows nothing but their catalogue. */
const classTools = new LateCode(async () => (await import('../features/class-tools/index.ts')).classTools);

/** The player with what it needs after its first page. */
const wholePlayer = {
  bringAhead(): void {
    PlayerScreen.bringAhead();
    classTools.bringAhead();
    import('../features/player/index.ts').then(
      ({ bringPlayerAhead }) => bringPlayerAhead(),
      // Not a failure for anybody yet: the show asks again for what it needs.
      () => undefined,
    );
  },
};

/** Brings the screen of an address while the account is still being asked for. */
export function bringScreenOf(pathname: string): void {
  if (pathname === '/view') EditorScreen.bringAhead();
  if (pathname === '/play') PlayerScreen.bringAhead();
}

/** Milliseconds after which a courseware that was opened has surely come, and the network is free for the other screen. */
const SETTLED_MS = 3000;

/** Brings the screen that may be wanted next: a lesson begins and ends also when the network is gone by then. */
function useBroughtAhead(screen: Pick<LateComponent<never>, 'bringAhead'>, after: number): void {
  useEffect(() => {
    const timer = setTimeout(screen.bringAhead, after);
    return () => clearTimeout(timer);
  }, [screen, after]);
}

function userOf(account: Account) {
  return { id: account.user_id, name: displayName(account) ?? '' };
}

/** Counted from 1; undefined when the address names none. */
function pageOf(query: URLSearchParams): number | undefined {
  const page = Number.parseInt(query.get('page') ?? '', 10);
  return page > 0 ? page : undefined;
}

/** `/view?fileId=…`: the editor, or the viewer for those who may only look. */
export function ViewPage({ account }: { readonly account: Account }) {
  const [query] = useSearchParams();
  const documentId = query.get('fileId') ?? '';
  useBroughtAhead(wholePlayer, SETTLED_MS);
  // What is changed there shows on the desk afterwards.
  useEffect(() => () => markCoverStale(documentId), [documentId]);
  if (!isId(documentId)) return <NotFoundScreen />;
  return (
    <EditorScreen
      key={documentId}
      documentId={documentId}
      startPage={pageOf(query)}
      user={userOf(account)}
      onLeave={() => navigate('/')}
      onTeach={(page) => navigate(`/play?fileId=${documentId}&page=${page}`)}
    />
  );
}

/** `/play?fileId=…&page=…`: the show. */
export function PlayPage({ account }: { readonly account: Account }) {
  const [query] = useSearchParams();
  const documentId = query.get('fileId') ?? '';
  useBroughtAhead(EditorScreen, SETTLED_MS);
  if (!isId(documentId)) return <NotFoundScreen />;
  return (
    <PlayerScreen
      key={documentId}
      documentId={documentId}
      startPage={pageOf(query) ?? 1}
      user={userOf(account)}
      classTools={classTools}
      onLeave={(last) => navigate(`/view?fileId=${documentId}&page=${last}`)}
    />
  );
}
