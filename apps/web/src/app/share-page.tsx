import { navigate, useSearchParams } from '../platform/router/router.ts';
import { lazyScreen } from './lazy-screen.tsx';

/** In a file of its own, with its styles: every other surface would carry their names. */
const ShareScreen = lazyScreen(async () => (await import('../features/shares/lazy.ts')).ShareScreen);

/** `/s?id=…`: what a link leads to, open to nobody. */
export function SharePage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return (
    <ShareScreen
      key={id}
      id={id}
      onOpen={(documentId) => navigate(`/view?fileId=${documentId}`)}
      onSignIn={() => navigate(`/login?return_url=${encodeURIComponent(`/s?id=${encodeURIComponent(id)}`)}`)}
    />
  );
}
