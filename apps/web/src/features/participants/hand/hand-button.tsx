import { newId } from '@lectern/base';
import { HAND_QUESTION_MAX, lowerHand, raiseHand } from '@lectern/protocol/hands';
import type { PupilView } from '@lectern/protocol/phone-views';
import { Button, Input, Row, Stack, Text } from '@lectern/ui';
import { Hand } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { exchange } from '../../../platform/api/exchange.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { defineTexts } from '../../../platform/i18n/texts.ts';

const zh = {
  raise: '举手',
  lower: '放下',
  isUp: '已举手，只有老师看得到。',
  asked: '已举手，问老师：{{question}}',
  question: '悄悄问老师（可不写）',
  send: '提问',
};

const en: typeof zh = {
  raise: 'Raise hand',
  lower: 'Lower hand',
  isUp: 'Your hand is up. Only the teacher sees it.',
  asked: 'Your hand is up, with the question: {{question}}',
  question: 'Ask the teacher quietly (optional)',
  send: 'Ask',
};

const { useTexts: useHandTexts } = defineTexts(zh, en);

export interface HandButtonProps {
  readonly hand: NonNullable<PupilView['hand']>;
  /** The phone's token in the lesson. */
  readonly token: string;
  readonly disabled: boolean;
}

/** Raises and lowers the pupil's hand. With it the pupil may ask a short question, which only the teacher sees. */
export function HandButton({ hand: { up, question: own }, token, disabled }: HandButtonProps): ReactNode {
  const t = useHandTexts();
  const [typed, setTyped] = useState('');
  const { busy, errors, run } = useCall<'hand'>();
  const send = (task: () => Promise<unknown>) =>
    run(task, { fieldErrors: (error) => ({ hand: messageOf(error) }) });
  const raise = async (question: string) => {
    const body = { id: newId(), ...(question !== '' && { question }) };
    if (await send(() => exchange(raiseHand, { body }, `Bearer ${token}`))) setTyped('');
  };
  const lower = () => send(() => exchange(lowerHand, {}, `Bearer ${token}`));
  const asked = typed.trim();
  return (
    <Stack gap={2}>
      {errors.hand !== undefined && (
        <Text as="p" role="alert" tone="warning">
          {errors.hand}
        </Text>
      )}
      {up && (
        <Text as="p" role="status" tone="accent">
          {own === '' ? t('isUp') : t('asked', { question: own })}
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
