import { documentName } from '@lectern/protocol/document-name';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { copyDocument } from '@lectern/protocol/documents';
import { Field, Input } from '@lectern/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useDocumentTexts } from '../document-texts.ts';
import { nameTrouble } from '../name/name-trouble.ts';
import { DiskDialog } from './disk-dialog.tsx';

export interface SaveAsDialogProps {
  readonly item: Pick<DocumentItem, 'id' | 'name'>;
  readonly userId: string;
  /** Resolves when all edits are on the server, or with a message that states why they are not. */
  readonly ready: () => Promise<string | undefined>;
  readonly onSaved: (copy: DocumentItem) => void;
  readonly onClose: () => void;
}

/** The message states why the last changes are not on the server yet. */
class Unsaved extends Error {}

/** Saves a copy under a new name in a folder of the user's disk. */
export function SaveAsDialog({ item, userId, ready, onSaved, onClose }: SaveAsDialogProps): ReactNode {
  const texts = useDocumentTexts();
  const [client] = useState(() => new QueryClient());
  const [name, setName] = useState(() => texts('copyName', { name: item.name }));
  const { errors, setErrors, run } = useCall<'name'>();
  const save = (folderId: string | null) =>
    run(
      async () => {
        const called = documentName(name);
        const unsaved = await ready();
        if (unsaved !== undefined) throw new Unsaved(unsaved);
        const copy = await call(copyDocument, {
          query: { auto_rename: false, type: 'create' },
          body: { source_id: item.id, parent_id: folderId, name: called },
        });
        onSaved(copy);
      },
      { fieldErrors: (error) => ({ name: error instanceof Unsaved ? error.message : nameTrouble(error) }) },
    );
  return (
    <QueryClientProvider client={client}>
      <DiskDialog
        title={texts('saveAs')}
        userId={userId}
        confirmLabel={texts('saveHere')}
        above={
          <Field label={texts('name')} error={errors.name}>
            <Input
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setErrors({});
              }}
            />
          </Field>
        }
        onFolder={save}
        onClose={onClose}
      />
    </QueryClientProvider>
  );
}
