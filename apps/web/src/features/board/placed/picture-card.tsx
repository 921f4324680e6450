import { Camera, FolderOpen, HardDrive } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { DiskPicture } from '../../../parts/documents/index.ts';
import { toolCardClasses } from '../../../parts/ink/index.ts';
import { usePlacedTexts } from './placed-texts.ts';

export interface PictureCardProps {
  readonly onPictures: (files: readonly File[]) => void;
}

/** Sources of a picture: a file of this device, its camera if it is a touch device, and the user's disk. */
export function PictureCard({ onPictures }: PictureCardProps): ReactNode {
  const t = usePlacedTexts();
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [fromDisk, setFromDisk] = useState(false);
  const [isHeld] = useState(() => matchMedia('(pointer: coarse)').matches);
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // Without this reset the same file could not be selected again.
    input.value = '';
    if (files.length > 0) onPictures(files);
  };
  return (
    <div className={toolCardClasses.choices}>
      <input
        ref={file}
        type="file"
        accept="image/*"
        multiple
        hidden
        data-testid="board-picture-file"
        onChange={(event) => take(event.currentTarget)}
      />
      <button type="button" className={toolCardClasses.choice} onClick={() => file.current?.click()}>
        <FolderOpen aria-hidden="true" />
        {t('fromFile')}
      </button>
      {isHeld && (
        <>
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            hidden
            onChange={(event) => take(event.currentTarget)}
          />
          <button type="button" className={toolCardClasses.choice} onClick={() => camera.current?.click()}>
            <Camera aria-hidden="true" />
            {t('camera')}
          </button>
        </>
      )}
      <button type="button" className={toolCardClasses.choice} onClick={() => setFromDisk(true)}>
        <HardDrive aria-hidden="true" />
        {t('fromDisk')}
      </button>
      {fromDisk && (
        <DiskPicture onPicture={(picture) => onPictures([picture])} onClose={() => setFromDisk(false)} />
      )}
    </div>
  );
}
