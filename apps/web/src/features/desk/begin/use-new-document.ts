import type { DocumentKindCode } from '@lectern/protocol/document-kinds';
import { useState } from 'react';
import { addressOfKind } from '../../../parts/document-kinds/index.ts';
import { type DocumentActions, useDocumentActions } from '../../../parts/documents/index.ts';
import { navigate } from '../../../platform/router/router.ts';
import { useDeskTexts } from '../desk-texts.ts';

/** Creates a document and returns its id, undefined when that failed. */
export type MakeDocument = (
  actions: DocumentActions,
  name: string,
  folderId: string | undefined,
) => Promise<string | undefined>;

export interface NewDocumentBegin {
  /** The kind of the document that is being created. */
  readonly creating: DocumentKindCode | undefined;
  /** Creates a document of the kind and opens it. The document is blank unless `make` creates it. */
  readonly create: (code: DocumentKindCode, make?: MakeDocument) => Promise<void>;
}

/** Creates documents in a folder and opens them. */
export function useNewDocument(folderId: string | undefined): NewDocumentBegin {
  const texts = useDeskTexts();
  const actions = useDocumentActions();
  const [creating, setCreating] = useState<DocumentKindCode>();
  const create: NewDocumentBegin['create'] = async (code, make) => {
    setCreating(code);
    const name = texts(`create.${code}.untitled`);
    const id = await (make
      ? make(actions, name, folderId)
      : actions.createBlank(code, name, folderId).then((created) => created?.id));
    if (id !== undefined) navigate(addressOfKind(code, id));
    else setCreating(undefined);
  };
  return { creating, create };
}
