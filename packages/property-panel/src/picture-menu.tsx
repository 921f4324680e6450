import { Menu, MenuItem } from '@lectern/ui';
import { FolderOpen, ImageUp } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { usePanelHost } from './panel-host.ts';

export interface PictureMenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement;
  readonly fromFile: string;
  readonly fromDisk: string;
  /** Attribute by which tests find the file field. */
  readonly mark: `data-${string}`;
  readonly onPicture: (file: File) => void;
}

/** A menu of the sources of a picture: a file, or the user's own disk when the host offers it. */
export function PictureMenu({ trigger, fromFile, fromDisk, mark, onPicture }: PictureMenuProps): ReactNode {
  const { accept, Disk } = usePanelHost().pictures ?? {};
  const picker = useRef<HTMLInputElement>(null);
  const [showsDisk, setShowsDisk] = useState(false);
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem icon={<ImageUp />} onSelect={() => picker.current?.click()}>
          {fromFile}
        </MenuItem>
        {Disk ? (
          <MenuItem icon={<FolderOpen />} onSelect={() => setShowsDisk(true)}>
            {fromDisk}
          </MenuItem>
        ) : null}
      </Menu>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept ?? 'image/*'}
        {...{ [mark]: '' }}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onPicture(file);
          event.target.value = '';
        }}
      />
      {Disk && showsDisk ? <Disk onPicture={onPicture} onClose={() => setShowsDisk(false)} /> : null}
    </>
  );
}
