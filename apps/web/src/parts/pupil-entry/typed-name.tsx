import { Button, Field, Input, Stack } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { usePupilNamesTexts } from './pupil-names.tsx';

const NAME_MAX = 24;

export interface TypedNameProps {
  readonly busy: boolean;
  /** Whether the field stands below a list of names. */
  readonly isSecond: boolean;
  /** Text of the button. */
  readonly enter: string;
  readonly onName: (name: string) => void;
}

/** A field for a name that is on no roster. */
export function TypedName({ busy, isSecond, enter, onName }: TypedNameProps): ReactNode {
  const t = usePupilNamesTexts();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = name.trim() === '';
  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!isMissing && !busy) onName(name.trim());
      }}
    >
      <Field
        label={t(isSecond ? 'typeName' : 'yourName')}
        error={asked && isMissing ? t('nameMissing') : undefined}
      >
        <Input
          size="large"
          value={name}
          maxLength={NAME_MAX}
          autoComplete="name"
          enterKeyHint="go"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" tone={isSecond ? 'plain' : 'primary'} size="large" busy={busy}>
        {enter}
      </Button>
    </Stack>
  );
}
