import { documentName } from '@lectern/protocol/document-name';
import { Button, Dialog, Field, Input } from '@lectern/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useDocumentTexts } from './document-texts.ts';
import { nameTrouble } from './name-trouble.ts';

export interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly name: string;
  readonly onClose: () => void;
  /** Rejects with what is wrong with the name. */
  readonly onSave: (name: string) => Promise<void>;
}

/** Asks for a name; what is wrong with it stands below it. */
export function NameDialog({ title, label, name, onClose, onSave }: NameDialogProps) {
  const texts = useDocumentTexts();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(name);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave(documentName(value));
      onClose();
    } catch (failure) {
      setError(nameTrouble(failure));
      setBusy(false);
      input.current?.focus();
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      size="fit"
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose}>{texts('cancel')}</Button>
          <Button type="submit" form={formId} tone="primary" busy={busy}>
            {texts('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <Field label={label} error={error}>
          <Input
            ref={input}
            value={value}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setValue(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
