import { Button, Field, Input, Stack } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import classes from '../do-screen.module.css';
import { useTexts } from '../texts.ts';

const CODE_LENGTH = 8;

export interface CodeFormProps {
  readonly initial: string | undefined;
  readonly busy: boolean;
  readonly trouble: string | undefined;
  readonly onCode: (code: string) => void;
}

/** A field for the eight signs of an assignment's link. */
export function CodeForm({ initial, busy, trouble, onCode }: CodeFormProps): ReactNode {
  const t = useTexts();
  const [code, setCode] = useState(initial ?? '');
  const [asked, setAsked] = useState(false);
  const isWhole = code.length === CODE_LENGTH;
  return (
    <Stack
      as="form"
      gap={5}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isWhole && !busy) onCode(code);
      }}
    >
      <h1>{t('title')}</h1>
      <Field label={t('code')} hint={t('codeHint')} error={asked && !isWhole ? t('codeMissing') : trouble}>
        <Input
          size="large"
          className={classes.code}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={CODE_LENGTH * 2}
          onChange={(event) => {
            setCode(signsOf(event.target.value));
            setAsked(false);
          }}
        />
      </Field>
      <Button type="submit" tone="primary" size="large" busy={busy}>
        {t('open')}
      </Button>
    </Stack>
  );
}

/** The signs of a code in what was typed or pasted: capitals, no spaces, full-width signs as plain ones. */
export function signsOf(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, CODE_LENGTH);
}
