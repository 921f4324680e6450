import { Stack, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import { QrCode } from '../../../parts/qr-code.tsx';
import classes from './phones.module.css';
import { useTexts } from './texts.ts';

/** 482913 as 482 913, which is easier to remember. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** The code in large type, and a QR code of the address that joins with it. */
export function JoinCode({
  code,
  lock,
  isAdmitting,
  small = false,
}: {
  readonly code: string;
  /** The secret key in the address. */
  readonly lock: string;
  readonly isAdmitting: boolean;
  /** Reduced size, beside more important content. */
  readonly small?: boolean;
}): ReactNode {
  const t = useTexts();
  const address = `${location.origin}${location.pathname}#/join?${new URLSearchParams({ code, ...(lock !== '' && { key: lock }) })}`;
  // The address is typed from across the room: it may wrap only before its last part.
  const short = `${location.host}\u200b/join`;
  return (
    <Stack
      as="section"
      rows="center"
      textAlign="center"
      gap={3}
      items="center"
      className={classes.code}
      data-shut={!isAdmitting || undefined}
      data-small={small || undefined}
    >
      <QrCode text={address} label={t('qr')} />
      <h2 aria-label={t('code', { code })}>{spaced(code)}</h2>
      <Text as="p" tone="quiet" overflow="breaks">
        {isAdmitting ? t('orOpen', { address: short }) : t('shut')}
      </Text>
    </Stack>
  );
}
