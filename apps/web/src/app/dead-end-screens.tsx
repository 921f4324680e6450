import { Button, EmptyState, ErrorState } from '@lectern/ui';
import { Compass, Lock } from 'lucide-react';
import { navigate } from '../platform/router/router.ts';
import { useDeadEndTexts } from './dead-end-texts.ts';
import { Screen } from './state-screens.tsx';

export function NotFoundScreen() {
  const texts = useDeadEndTexts();
  return (
    <Screen>
      <EmptyState
        icon={<Compass />}
        title={texts('notFound.title')}
        text={texts('notFound.text')}
        action={
          <Button tone="primary" onClick={() => navigate('/')}>
            {texts('notFound.back')}
          </Button>
        }
      />
    </Screen>
  );
}

/** The no-permission page with a sign-in button, for a guest who opened a page for signed-in users. */
export function GuestDeniedScreen({ onSignIn }: { readonly onSignIn: () => void }) {
  const texts = useDeadEndTexts();
  return (
    <Screen>
      <ErrorState
        icon={<Lock />}
        title={texts('forbidden.title')}
        text={`${texts('forbidden.text')}${texts('guest.title')}`}
        action={
          <>
            <Button onClick={() => navigate('/')}>{texts('forbidden.back')}</Button>
            <Button tone="primary" onClick={onSignIn}>
              {texts('guest.signIn')}
            </Button>
          </>
        }
      />
    </Screen>
  );
}
