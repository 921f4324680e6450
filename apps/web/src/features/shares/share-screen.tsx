import { Button, ErrorState, Spinner } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import type { ReactNode } from 'react';
import { Said } from '../../parts/resource-frame.tsx';
import { messageOf } from '../../platform/api/api-error.ts';
import { navigate } from '../../platform/router/router.ts';
import { OpenLink } from './open-link.tsx';
import type { ShareScreenProps } from './share-screen-props.ts';
import { useShareTexts } from './share-texts.ts';
import { useShared } from './use-shared.ts';
import { hasAccount } from './visitor-call.ts';

/** This screen is loaded on demand, because most links open. */
const RefusedLink = lazyComponent(async () => (await import('./refused-link.tsx')).RefusedLink, {
  waiting: <Waiting />,
  failed: ({ again, props }) => <SaidPlainly error={props.error} again={again} />,
});

/** The target of a link, or the reason why it does not open. */
export function ShareScreen(props: ShareScreenProps): ReactNode {
  const { id, mode = 'open', onSignIn, show } = props;
  const shared = useShared(id, mode === 'open');
  const { look } = shared;
  if (look.type === 'asking') return <Waiting />;
  if (look.type === 'open') {
    if (show) return show({ resource: look.resource, shared });
    return <OpenLink {...props} resource={look.resource} shared={shared} />;
  }
  return (
    <RefusedLink
      error={look.error}
      isSignedIn={hasAccount()}
      verify={shared.verify}
      again={shared.again}
      onSignIn={() => onSignIn()}
      onHome={() => navigate('/')}
    />
  );
}

function Waiting(): ReactNode {
  return (
    <Said isWaiting>
      <Spinner fill />
    </Said>
  );
}

/** A plain message, shown when the code of the full message fails to load. */
function SaidPlainly({ error, again }: { readonly error: unknown; readonly again: () => void }): ReactNode {
  const t = useShareTexts();
  return (
    <Said>
      <ErrorState title={messageOf(error)} action={<Button onClick={again}>{t('retry')}</Button>} />
    </Said>
  );
}
