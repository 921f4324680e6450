import { Button, Field, Input, Stack } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import classes from './pupil-entry.module.css';

/** All characters that a code of each form does not contain. */
const OTHER = { digits: /\D/g, 'letters-and-digits': /[^0-9A-Z]/g } as const;
export type CodeSigns = keyof typeof OTHER;

export interface CodeFormProps {
  readonly signs: CodeSigns;
  /** Number of signs of a code. */
  readonly length: number;
  readonly t: (key: 'title' | 'code' | 'codeHint' | 'codeMissing') => string;
  /** Text of the button. */
  readonly enter: string;
  readonly initial: string | undefined;
  readonly busy: boolean;
  readonly trouble: string | undefined;
  readonly onCode: (code: string) => void;
}

/** A field for the code of a lesson or of an assignment. */
export function CodeForm(props: CodeFormProps): ReactNode {
  const { signs, length, t, enter, initial, busy, trouble, onCode } = props;
  const [code, setCode] = useState(initial ?? '');
  const [asked, setAsked] = useState(false);
  const isWhole = code.length === length;
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
          inputMode={signs === 'digits' ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={length * 2}
          onChange={(event) => {
            setCode(readCode(event.target.value, signs, length));
            setAsked(false);
          }}
        />
      </Field>
      <Button type="submit" tone="primary" size="large" busy={busy}>
        {enter}
      </Button>
    </Stack>
  );
}

/** The code in what was typed or pasted: capitals, no spaces, full-width signs of a Chinese keyboard as plain ones. */
export function readCode(typed: string, signs: CodeSigns, length: number): string {
  return typed.normalize('NFKC').toUpperCase().replace(OTHER[signs], '').slice(0, length);
}
