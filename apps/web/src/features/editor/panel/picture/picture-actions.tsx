import type { PictureElement } from '@lectern/courseware';
import { Button, Menu, MenuItem } from '@lectern/ui';
import { late } from '@lectern/ui/late';
import { Eraser, FolderOpen, ImageUp, Replace } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { DiskPicture } from '../../../../parts/documents/index.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import { cropPicture, resetPicture } from '../../commands/pictures.ts';
import { useCommand } from '../../commands/use-command.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { acceptedTypes } from '../../media/insert-media.ts';
import classes from './picture.module.css';
import { usePictureTexts } from './texts.ts';

const BackgroundDialog = late(
  async () => (await import('../../background/background-dialog.tsx')).BackgroundDialog,
);

/** Crop, another file in the same frame, and back to how its file has it. */
export function PictureActions({ element }: { readonly element: PictureElement }): ReactNode {
  const t = usePictureTexts();
  const { addFile } = useEditing();
  const crop = useCommand(cropPicture);
  const picker = useRef<HTMLInputElement>(null);
  const [fromDisk, setFromDisk] = useState(false);
  const [removing, setRemoving] = useState(false);
  const locked = element.locked === true;
  const Crop = crop.icon;
  const replace = (file: File | undefined) => {
    if (file) addFile(file, { insteadOf: element.id });
  };
  return (
    <div className={classes.actions}>
      <Button size="small" icon={Crop ? <Crop /> : null} disabled={crop.disabled} onClick={() => crop.run()}>
        {crop.label}
      </Button>
      <Menu
        trigger={
          <Button size="small" icon={<Replace aria-hidden="true" />} disabled={locked}>
            {t('replace')}
          </Button>
        }
      >
        <MenuItem icon={<ImageUp />} onSelect={() => picker.current?.click()}>
          {t('fromFile')}
        </MenuItem>
        <MenuItem icon={<FolderOpen />} onSelect={() => setFromDisk(true)}>
          {t('fromDisk')}
        </MenuItem>
      </Menu>
      <CommandButton command={resetPicture} size="small" />
      <Button
        size="small"
        icon={<Eraser aria-hidden="true" />}
        disabled={locked}
        onClick={() => setRemoving(true)}
      >
        {t('background')}
      </Button>
      <input
        ref={picker}
        type="file"
        className={classes.input}
        accept={acceptedTypes.picture}
        data-replace=""
        onChange={(event) => {
          replace(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {removing ? <BackgroundDialog element={element} onClose={() => setRemoving(false)} /> : null}
      {fromDisk ? <DiskPicture onPicture={replace} onClose={() => setFromDisk(false)} /> : null}
    </div>
  );
}
