import { Button, EmptyState, ErrorState } from '@lectern/ui';
import { Compass, Lock } from 'lucide-react';
import { defineTexts } from '../../platform/i18n/texts.ts';
import { navigate } from '../../platform/router/router.ts';
import { Screen } from './state-screens.tsx';

const zh = {
  notFound: { title: '404 页面不存在！', text: '这个地址没有对应的页面。', back: '返回首页' },
  forbidden: { title: '无法访问此页面', text: '您没有权限访问此页面。', back: '返回' },
  guest: { title: '登录后才能使用此功能', signIn: '去登录' },
};

const en = {
  notFound: { title: '404 not found!', text: 'There is no page at this address.', back: 'Back to home' },
  forbidden: {
    title: 'Unable to access this page',
    text: 'You have no permission to access this page. ',
    back: 'Back',
  },
  guest: {
    title: 'You can use this feature after logging in',
    signIn: 'Sign in',
  },
};

const { useTexts: useDeadEndTexts } = defineTexts(zh, en);

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
