import type { PictureElement } from '@lectern/courseware';
import { PictureMenu } from '@lectern/property-panel';
import { Button, Row } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { Eraser, Replace } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CommandButton } from '../../commands/command-button.tsx';
import { cropPicture, resetPicture } from '../../commands/element/pictures.ts';
import { useCommand } from '../../commands/use-command.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { usePictureTexts } from './texts.ts';

const BackgroundDialog = lazyComponent(
  async () => (await import('../../background/background-dialog.tsx')).BackgroundDialog,
);

/** Buttons that crop a picture, replace its file, and reset it. */
export function PictureActions({ element }: { readonly element: PictureElement }): ReactNode {
  const t = usePictureTexts();
  const { addFile } = useEditing();
  const crop = useCommand(cropPicture);
  const [removing, setRemoving] = useState(false);
  const locked = element.locked === true;
  const Crop = crop.icon;
  return (
    <Row align="stretch" wrap gap={2}>
      <Button size="small" icon={Crop ? <Crop /> : null} disabled={crop.disabled} onClick={() => crop.run()}>
        {crop.label}
      </Button>
      <PictureMenu
        trigger={
          <Button size="small" icon={<Replace aria-hidden="true" />} disabled={locked}>
            {t('replace')}
          </Button>
        }
        fromFile={t('fromFile')}
        fromDisk={t('fromDisk')}
        mark="data-replace"
        onPicture={(file) => addFile(file, { insteadOf: element.id })}
      />
      <CommandButton command={resetPicture} size="small" />
      <Button
        size="small"
        icon={<Eraser aria-hidden="true" />}
        disabled={locked}
        onClick={() => setRemoving(true)}
      >
        {t('background')}
      </Button>
      {removing ? <BackgroundDialog element={element} onClose={() => setRemoving(false)} /> : null}
    </Row>
  );
}
