import { isId } from '@lectern/base';
import { type Account, displayName } from '@lectern/protocol/accounts';
import type { ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { lazyScreen } from './lazy-screen.ts';
import { NotFoundScreen } from './state-screens.tsx';

/** What the editor is told. */
export interface EditorScreenProps {
  readonly documentId: string;
  readonly user: { readonly id: string; readonly name: string };
  readonly onLeave: () => void;
  /** Opens the show at this page, counted from 1. */
  readonly onTeach: (page: number) => void;
}

/** What the player is told. */
export interface PlayerScreenProps {
  readonly documentId: string;
  /** Counted from 1. */
  readonly startPage: number;
  readonly user: { readonly id: string; readonly name: string };
  /** Back to the courseware, at this page. */
  readonly onLeave: (page: number) => void;
}

const editors = import.meta.glob<{ EditorScreen: ComponentType<EditorScreenProps> }>(
  '../features/editor/index.ts',
);
const players = import.meta.glob<{ PlayerScreen: ComponentType<PlayerScreenProps> }>(
  '../features/player/index.ts',
);

const EditorScreen = lazyScreen<EditorScreenProps>(async () => {
  const module = await editors['../features/editor/index.ts']?.();
  return module?.EditorScreen ?? NotFoundScreen;
});
const PlayerScreen = lazyScreen<PlayerScreenProps>(async () => {
  const module = await players['../features/player/index.ts']?.();
  return module?.PlayerScreen ?? NotFoundScreen;
});

function userOf(account: Account) {
  return { id: account.user_id, name: displayName(account) ?? '' };
}

/** `/view?fileId=…`: the editor, or the viewer for those who may only look. */
export function ViewPage({ account }: { readonly account: Account }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const documentId = query.get('fileId') ?? '';
  if (!isId(documentId)) return <NotFoundScreen />;
  return (
    <EditorScreen
      key={documentId}
      documentId={documentId}
      user={userOf(account)}
      onLeave={() => void navigate('/')}
      onTeach={(page) => void navigate(`/play?fileId=${documentId}&page=${page}`)}
    />
  );
}

/** `/play?fileId=…&page=…`: the show. */
export function PlayPage({ account }: { readonly account: Account }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const documentId = query.get('fileId') ?? '';
  const page = Number.parseInt(query.get('page') ?? '1', 10);
  if (!isId(documentId)) return <NotFoundScreen />;
  return (
    <PlayerScreen
      key={documentId}
      documentId={documentId}
      startPage={Number.isFinite(page) && page > 0 ? page : 1}
      user={userOf(account)}
      onLeave={(last) => void navigate(`/view?fileId=${documentId}&page=${last}`)}
    />
  );
}
