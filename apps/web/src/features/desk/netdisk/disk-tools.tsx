import { uploadExtensions } from '@lectern/protocol/file-kinds';
import { Button, ConfirmDialog, FileButton, IconButton, Menu, MenuItem } from '@lectern/ui';
import { Expand, FolderPlus, FolderUp, PenLine, Plus, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { addressOfPages, NameDialog, useDocumentActions } from '../../../parts/documents/index.ts';
import { FolderUpload, folderOfFiles, uploadFiles, windowTransfers } from '../../../parts/transfer/index.ts';
import { navigate } from '../../../platform/router/router.ts';
import { useDeskTexts } from '../desk-texts.ts';
import classes from './netdisk-screen.module.css';

/** New folder, new courseware, new board, upload of folders and files, in the folder that is shown. */
export function AddTools({ folderId }: { readonly folderId: string | undefined }) {
  const texts = useDeskTexts();
  const actions = useDocumentActions();
  const [naming, setNaming] = useState(false);
  const [creating, setCreating] = useState<'coursewares' | 'superboard'>();

  const create = async (type: 'coursewares' | 'superboard') => {
    setCreating(type);
    const name = texts(type === 'superboard' ? 'untitledBoard' : 'untitled');
    const created = await actions.createPages(type, name, folderId);
    if (created !== undefined) navigate(addressOfPages(created));
    else setCreating(undefined);
  };

  const createEndless = async () => {
    setCreating('superboard');
    const id = await actions.createEndlessBoard(texts('untitledBoard'), folderId);
    if (id !== undefined) navigate(addressOfPages({ id, resource_type_code: 'superboard' }));
    else setCreating(undefined);
  };

  return (
    <>
      <Button icon={<FolderPlus aria-hidden="true" />} onClick={() => setNaming(true)}>
        {texts('newFolder')}
      </Button>
      <Button
        icon={<Plus aria-hidden="true" />}
        busy={creating === 'coursewares'}
        onClick={() => void create('coursewares')}
      >
        {texts('create.title')}
      </Button>
      <Menu
        trigger={
          <IconButton
            label={texts('createBoard.title')}
            icon={<PenLine aria-hidden="true" />}
            tone="plain"
            disabled={creating !== undefined}
          />
        }
      >
        <MenuItem icon={<PenLine aria-hidden="true" />} onSelect={() => void create('superboard')}>
          {texts('createBoard.title')}
        </MenuItem>
        <MenuItem icon={<Expand aria-hidden="true" />} onSelect={() => void createEndless()}>
          {texts('createBoard.endless')}
        </MenuItem>
      </Menu>
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
