import { Button, EmptyState } from '@lectern/ui';
import { KeyRound } from 'lucide-react';
import { defineTexts } from '../platform/i18n/texts.ts';
import { en, zh } from './login-key-texts.ts';
import classes from './state-screens.module.css';

const { useTexts } = defineTexts(zh, en);

export interface LoginKeyScreenProps {
  readonly name: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** Asks before signing in with the one-time key of an address, and names its account. */
export function LoginKeyScreen({ name, onAnswer }: LoginKeyScreenProps) {
  const texts = useTexts();
  return (
    <main className={classes.screen}>
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
    </main>
  );
}
