import { newId } from '@lectern/base';
import { HAND_QUESTION_MAX, lowerHand, raiseHand } from '@lectern/protocol/hands';
import type { PupilView } from '@lectern/protocol/phone-views';
import { Button, Input, Row, Stack, Text } from '@lectern/ui';
import { Hand } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { exchange } from '../../../platform/api/exchange.ts';
import { useHandTexts } from './hand-texts.ts';

export interface HandButtonProps {
  readonly hand: NonNullable<PupilView['hand']>;
  /** The phone's token in the lesson. */
  readonly token: string;
  readonly disabled: boolean;
}

/** Raises and lowers the pupil's hand. With it the pupil may ask a short question, which only the teacher sees. */
export function HandButton({ hand: { up, question }, token, disabled }: HandButtonProps): ReactNode {
  const t = useHandTexts();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const send = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setTrouble(undefined);
    await work().catch((error: unknown) => setTrouble(messageOf(error)));
    setBusy(false);
  };
  const raise = (asked: string) =>
    send(async () => {
      const body = { id: newId(), ...(asked !== '' && { question: asked }) };
      await exchange(raiseHand, { body }, `Bearer ${token}`);
      setTyped('');
    });
  const lower = () => send(() => exchange(lowerHand, {}, `Bearer ${token}`));
  const asked = typed.trim();
  return (
    <Stack gap={2}>
      {trouble !== undefined && (
        <Text as="p" role="alert" tone="warning">
          {trouble}
        </Text>
      )}
      {up && (
        <Text as="p" role="status" tone="accent">
          {question === '' ? t('isUp') : t('asked', { question })}
        </Text>
      )}
      <Row
        as="form"
        gap={2}
        onSubmit={(event) => {
          event.preventDefault();
          if (asked !== '' && !disabled && !busy) void raise(asked);
        }}
      >
        {asked === '' && (
          <Button
            size="large"
            tone={up ? 'primary' : undefined}
            icon={<Hand aria-hidden="true" />}
            aria-pressed={up}
            disabled={disabled || busy}
            onClick={() => void (up ? lower() : raise(''))}
          >
            {t(up ? 'lower' : 'raise')}
          </Button>
        )}
        <Input
          size="large"
          aria-label={t('question')}
          placeholder={t('question')}
          enterKeyHint="send"
          value={typed}
          maxLength={HAND_QUESTION_MAX}
          onChange={(event) => setTyped(event.target.value)}
        />
        {asked !== '' && (
          <Button type="submit" size="large" disabled={disabled || busy}>
            {t('send')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
