import { DOCUMENT_KIND_CODES } from '@lectern/protocol/document-kind-of';
import type { DocumentKindCode } from '@lectern/protocol/document-kinds';
import { uploadExtensions } from '@lectern/protocol/file-kinds';
import { Button, ConfirmDialog, FileButton, IconButton, Menu, MenuItem } from '@lectern/ui';
import { FolderPlus, FolderUp, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { NameDialog, useDocumentActions } from '../../../parts/documents/index.ts';
import { FolderUpload, folderOfFiles, uploadFiles, windowTransfers } from '../../../parts/transfer/index.ts';
import { newDocuments } from '../begin/new-documents.ts';
import { type NewDocumentBegin, useNewDocument } from '../begin/use-new-document.ts';
import { useDeskTexts } from '../desk-texts.ts';
import classes from './netdisk-screen.module.css';

/**
 * Buttons that create a folder or a document of each kind, or upload folders and files, in the folder that is shown.
 */
export function AddTools({ folderId }: { readonly folderId: string | undefined }) {
  const texts = useDeskTexts();
  const actions = useDocumentActions();
  const [naming, setNaming] = useState(false);
  const { creating, create } = useNewDocument(folderId);

  return (
    <>
      <Button icon={<FolderPlus aria-hidden="true" />} onClick={() => setNaming(true)}>
        {texts('newFolder')}
      </Button>
      {DOCUMENT_KIND_CODES.map((code) => (
        <NewDocumentTool key={code} code={code} creating={creating} create={create} />
      ))}
      <FileButton
        className={classes.folderTool}
        icon={<FolderUp aria-hidden="true" />}
        folder
        onFiles={(files) => {
          const name = files[0]?.webkitRelativePath.split('/')[0];
          if (name !== undefined)
            windowTransfers.addFolders([new FolderUpload(name, folderId, async () => folderOfFiles(files))]);
        }}
      >
        {texts('uploadFolder')}
      </FileButton>
      <FileButton
        tone="primary"
        icon={<Upload aria-hidden="true" />}
        multiple
        accept={uploadExtensions.map((extension) => `.${extension}`).join(',')}
        onFiles={(files) => void uploadFiles(files, folderId)}
      >
        {texts('upload')}
      </FileButton>
      {naming && (
        <NameDialog
          title={texts('newFolder')}
          label={texts('folderName')}
          name={texts('newFolderName')}
          onClose={() => setNaming(false)}
          onSave={(name) => actions.createFolder(name, folderId)}
        />
      )}
    </>
  );
}

/** The button that creates a document of the main kind, or the menu with the variants of another kind. */
function NewDocumentTool({ code, creating, create }: NewDocumentBegin & { readonly code: DocumentKindCode }) {
  const texts = useDeskTexts();
  const { icon: Icon, isMain, variant } = newDocuments[code];
  const title = texts(`create.${code}.title`);
  const icon = <Icon aria-hidden="true" />;
  if (isMain)
    return (
      <Button icon={icon} busy={creating === code} onClick={() => void create(code)}>
        {title}
      </Button>
    );
  return (
    <Menu trigger={<IconButton label={title} icon={icon} tone="plain" disabled={creating !== undefined} />}>
      <MenuItem icon={icon} onSelect={() => void create(code)}>
        {title}
      </MenuItem>
      {variant && (
        <MenuItem icon={<variant.icon aria-hidden="true" />} onSelect={() => void create(code, variant.make)}>
          {texts(variant.label)}
        </MenuItem>
      )}
    </Menu>
  );
}

export function EmptyBinTool() {
  const texts = useDeskTexts();
  const actions = useDocumentActions();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        {texts('emptyBin')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts('emptyBin')}
        description={texts('emptyBinText')}
        confirmLabel={texts('emptyBin')}
        cancelLabel={texts('cancel')}
        onConfirm={() => {
          setAsking(false);
          void actions.emptyBin();
        }}
      />
    </>
  );
}
