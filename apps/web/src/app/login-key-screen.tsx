import { Button, EmptyState } from '@lectern/ui';
import { KeyRound } from 'lucide-react';
import { defineTexts } from '../platform/i18n/texts.ts';
import { en } from './locale/login-key-en.ts';
import { zh } from './locale/login-key-zh.ts';
import classes from './state-screens.module.css';

const { useTexts } = defineTexts(zh, en);

export interface LoginKeyScreenProps {
  readonly name: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** An address with a one-time key: whose account it opens is asked before it does. */
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
