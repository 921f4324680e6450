import { Menu, MenuItem } from '@lectern/ui';
import { FolderOpen, ImageUp } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { DiskPicture } from '../../../../parts/documents/index.ts';
import { acceptedTypes } from '../../media/insert-media.ts';

export interface PictureMenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly fromFile: string;
  readonly fromDisk: string;
  /** What its field for files is found by. */
  readonly mark: 'data-replace' | 'data-cell-picture' | 'data-fill-picture';
  readonly onPicture: (file: File) => void;
}

/** Where a picture comes from: a file, or the teacher's own disk. */
export function PictureMenu({ trigger, fromFile, fromDisk, mark, onPicture }: PictureMenuProps): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  const [showsDisk, setShowsDisk] = useState(false);
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem icon={<ImageUp />} onSelect={() => picker.current?.click()}>
          {fromFile}
        </MenuItem>
        <MenuItem icon={<FolderOpen />} onSelect={() => setShowsDisk(true)}>
          {fromDisk}
        </MenuItem>
      </Menu>
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedTypes.picture}
        {...{ [mark]: '' }}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onPicture(file);
          event.target.value = '';
        }}
      />
      {showsDisk ? <DiskPicture onPicture={onPicture} onClose={() => setShowsDisk(false)} /> : null}
    </>
  );
}
