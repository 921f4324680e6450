import { newId } from '@lectern/base';
import { PHOTO_MAX_BYTES, PHOTO_SIDE_MAX } from '@lectern/protocol/teacher-phones';
import { FileButton, Stack } from '@lectern/ui';
import { Camera } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { redrawnPicture, wholeWithin } from '../../../platform/redrawn-picture.ts';
import classes from './teacher.module.css';
import { useTexts } from './texts.ts';

const SIDES = { width: PHOTO_SIDE_MAX, height: PHOTO_SIDE_MAX };
const LIMITS = {
  // Largest photo that is read, bytes.
  fileMaxBytes: 60 * 1024 * 1024,
  maxBytes: PHOTO_MAX_BYTES,
  qualities: [0.86, 0.7, 0.5],
};

/** A photo reduced to the largest size that the panel accepts. Undefined for a file that is no picture. */
function scaledPhotograph(file: Blob): Promise<Blob | undefined> {
  return redrawnPicture(file, (picture) => wholeWithin(picture, SIDES), LIMITS);
}

export interface PhotoButtonProps {
  readonly disabled: boolean;
  /** Rejects when the photo was not accepted. */
  readonly onPhoto: (photoId: string, picture: Blob) => Promise<void>;
}

/** Sends a photo to the panel, from the phone's camera or its gallery. */
export function PhotoButton({ disabled, onPhoto }: PhotoButtonProps): ReactNode {
  const t = useTexts();
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (file: File) => {
    setBusy(true);
    setSaid(t('photoSending'));
    const picture = await scaledPhotograph(file);
    try {
      if (picture) await onPhoto(newId(), picture);
      setSaid(t(picture ? 'photoSent' : 'photoUnread'));
    } catch (error) {
      setSaid(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Stack size="large" textAlign="center" gap={2} className={classes.photo}>
      <FileButton
        size="large"
        tone="primary"
        accept="image/*"
        icon={<Camera aria-hidden="true" />}
        busy={busy}
        disabled={disabled}
        onFiles={([file]) => file && void send(file)}
      >
        {t('photo')}
      </FileButton>
      {said !== undefined && <p role="status">{said}</p>}
    </Stack>
  );
}
