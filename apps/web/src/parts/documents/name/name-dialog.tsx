import { documentName } from '@lectern/protocol/document-name';
import { Field, FormDialog, Input } from '@lectern/ui';
import { useRef, useState } from 'react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useDocumentTexts } from '../document-texts.ts';
import { nameTrouble } from './name-trouble.ts';

export interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly name: string;
  readonly onClose: () => void;
  /** Rejects when the name is invalid or refused. */
  readonly onSave: (name: string) => Promise<void>;
}

/** Prompts for a name and shows an error below the field. */
export function NameDialog({ title, label, name, onClose, onSave }: NameDialogProps) {
  const texts = useDocumentTexts();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(name);
  const { busy, errors, setErrors, run } = useCall<'name'>();

  const submit = async () => {
    const isSaved = await run(async () => onSave(documentName(value)), {
      onSuccess: onClose,
      fieldErrors: (failure) => ({ name: nameTrouble(failure) }),
    });
    if (!isSaved) input.current?.focus();
  };

  return (
    <FormDialog
      title={title}
      initialFocus={input}
      cancelLabel={texts('cancel')}
      submitLabel={texts('save')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={label} error={errors.name}>
        <Input
          ref={input}
          value={value}
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setValue(event.target.value);
            setErrors({});
          }}
        />
      </Field>
    </FormDialog>
  );
}
