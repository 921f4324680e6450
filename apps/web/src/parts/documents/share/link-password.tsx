import type { Share } from '@lectern/protocol/shares';
import { Button, Input, Row, Stack, Switch, Text } from '@lectern/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useLinkTexts } from './link-texts.ts';

export interface LinkPasswordProps {
  readonly share: Share;
  readonly busy: boolean;
  /** Sets the password, or null for no password; returns whether that succeeded. */
  readonly onPassword: (password: string | null) => Promise<boolean>;
  /** Called with whether a password was enabled or typed that the link does not have yet. */
  readonly onUnset: (isUnset: boolean) => void;
}

/** Turning the switch off removes the password at once; a password is set, or replaced, by typing it. */
export function LinkPassword({ share, busy, onPassword, onUnset }: LinkPasswordProps): ReactNode {
  const t = useLinkTexts();
  const [asks, setAsks] = useState(false);
  const [typed, setTyped] = useState('');
  // The switch is on, but the link can still be opened without the typed password.
  const isUnset = asks && (!share.has_password || typed !== '');
  useEffect(() => {
    onUnset(isUnset);
    return () => onUnset(false);
  }, [isUnset, onUnset]);
  const set = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await onPassword(typed))) return;
    setAsks(false);
    setTyped('');
  };
  return (
    <Stack gap={2}>
      <Switch
        label={t('password')}
        checked={share.has_password || asks}
        disabled={busy}
        onChange={(on) => {
          setAsks(on && !share.has_password);
          if (share.has_password) void onPassword(null);
        }}
      />
      {share.has_password && (
        <Row wrap gap={3}>
          <Text as="p" tone="quiet" size="small">
            {t('passwordSet')}
          </Text>
          <Button size="small" tone="plain" aria-expanded={asks} onClick={() => setAsks((now) => !now)}>
            {t('otherPassword')}
          </Button>
        </Row>
      )}
      {asks && (
        <Row as="form" wrap gap={3} onSubmit={(event) => void set(event)}>
          <Input
            aria-label={t('passwordLabel')}
            // The user has just turned the switch on.
            autoFocus
            placeholder={t('passwordHint')}
            value={typed}
            minLength={6}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" busy={busy} disabled={typed.length < 6}>
            {t('setPassword')}
          </Button>
        </Row>
      )}
      {asks && !share.has_password && (
        <Text as="p" tone="warning" size="small" role="status">
          {t('passwordUnset')}
        </Text>
      )}
    </Stack>
  );
}
