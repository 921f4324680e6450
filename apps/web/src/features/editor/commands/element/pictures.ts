import type { PictureElement } from '@lectern/courseware';
import { Crop, RotateCcw } from 'lucide-react';
import type { CommandContext } from '../../editing/command-context.ts';
import { selectedElements } from '../../editing/selection/selected-elements.ts';
import { command } from '../command.ts';

/** Returns the selected pictures that are not locked. */
function chosenPictures(context: CommandContext): readonly PictureElement[] {
  return selectedElements(context).filter(
    (element): element is PictureElement => element.type === 'picture' && !element.locked,
  );
}

export const cropPicture = command({
  id: 'pictures.crop',
  label: { zh: '裁剪', en: 'Crop' },
  icon: Crop,
  changes: true,
  isEnabled: (context) => selectedElements(context).length === 1 && chosenPictures(context).length === 1,
  run: (context) => {
    const [picture] = chosenPictures(context);
    if (picture) context.session.openMore(picture.id);
  },
});

/** Types of original files that browsers can show, for pictures whose background was removed. */
const shownAlone = /^image\/(png|jpeg|webp|bmp)$/;

/** Restores the picture's original file and format, with its background; size and cropping stay. */
export const resetPicture = command({
  id: 'pictures.reset',
  label: { zh: '重置图片', en: 'Reset the picture' },
  icon: RotateCcw,
  changes: true,
  isEnabled: (context) => chosenPictures(context).length > 0,
  run: (context) => {
    const plain = { recolor: undefined, effects: undefined, line: undefined, geometry: undefined };
    const pictures = chosenPictures(context);
    context.session.edit((edit) => {
      for (const { id, original } of pictures) {
        const mime = original === undefined ? undefined : edit.find('asset', original)?.mime;
        const whole = original !== undefined && shownAlone.test(mime ?? '');
        edit.update<PictureElement>(id, {
          ...plain,
          ...(whole ? { asset: original, original: undefined } : {}),
        });
      }
    });
  },
});
