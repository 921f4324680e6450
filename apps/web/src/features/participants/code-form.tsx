import { JOIN_CODE_LENGTH } from '@lectern/protocol/participants';
import { Button, Field, Input, Stack } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import classes from './join-screen.module.css';
import { useTexts } from './texts.ts';

export interface CodeFormProps {
  readonly initial: string | undefined;
  readonly busy: boolean;
  readonly trouble: string | undefined;
  readonly onCode: (code: string) => void;
}

/** A field for the six digits on the panel. */
export function CodeForm({ initial, busy, trouble, onCode }: CodeFormProps): ReactNode {
  const t = useTexts();
  const [code, setCode] = useState(initial ?? '');
  const [asked, setAsked] = useState(false);
  const whole = code.length === JOIN_CODE_LENGTH;
  return (
    <Stack
      as="form"
      gap={5}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (whole && !busy) onCode(code);
      }}
    >
      <h1>{t('title')}</h1>
      <Field label={t('code')} hint={t('codeHint')} error={asked && !whole ? t('codeMissing') : trouble}>
        <Input
          size="large"
          className={classes.code}
          value={code}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={JOIN_CODE_LENGTH * 2}
          // Accepts full-width digits of a Chinese keyboard, and removes spaces.
          onChange={(event) => {
            const digits = event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, JOIN_CODE_LENGTH);
            setCode(digits);
            setAsked(false);
          }}
        />
      </Field>
      <Button type="submit" tone="primary" size="large" busy={busy}>
        {t('join')}
      </Button>
    </Stack>
  );
}
