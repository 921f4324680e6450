import { Button, EmptyState } from '@lectern/ui';
import { KeyRound } from 'lucide-react';
import { defineTexts } from '../platform/i18n/texts.ts';
import { Screen } from './last-resort/state-screens.tsx';

const zh = {
  title: '以“{{name}}”的身份登录？',
  text: '此链接会登录这个账号。如果不是您本人的账号，请不要继续。',
  yes: '登录',
  no: '不登录',
};

const en = {
  title: 'Sign in as “{{name}}”?',
  text: 'This link signs in to that account. If it is not yours, do not go on.',
  yes: 'Sign in',
  no: 'Do not sign in',
};

const { useTexts } = defineTexts(zh, en);

export interface LoginKeyScreenProps {
  readonly name: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** Asks before signing in with the one-time key of an address, and names its account. */
export function LoginKeyScreen({ name, onAnswer }: LoginKeyScreenProps) {
  const texts = useTexts();
  return (
    <Screen>
      <EmptyState
        icon={<KeyRound />}
        title={texts('title', { name })}
        text={texts('text')}
        action={
          <>
            <Button onClick={() => onAnswer(false)}>{texts('no')}</Button>
            <Button tone="primary" onClick={() => onAnswer(true)}>
              {texts('yes')}
            </Button>
          </>
        }
      />
    </Screen>
  );
}
