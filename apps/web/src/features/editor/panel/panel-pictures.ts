import type { PanelPictures } from '@lectern/property-panel';
import { showToast } from '@lectern/ui';
import { DiskPicture } from '../../../parts/documents/index.ts';
import { defineTexts } from '../../../platform/i18n/texts.ts';
import type { EditorDocument } from '../document/document-port.ts';
import { acceptedTypes, kindOfMime, measurePicture } from '../media/insert-media.ts';
import { keepAsset } from '../media/keep-asset.ts';

const { translate } = defineTexts(
  {
    failed: '图片没有填充：{{reason}}',
    noPicture: '请选择图片文件（PNG、JPEG、GIF、WebP、SVG、BMP）',
  },
  {
    failed: 'The picture was not filled in: {{reason}}',
    noPicture: 'Choose a picture file (PNG, JPEG, GIF, WebP, SVG, BMP)',
  },
);

/** Returns the functions that panels use for pictures of the open courseware. */
export function panelPictures(document: EditorDocument): PanelPictures {
  return {
    accept: acceptedTypes.picture,
    Disk: DiskPicture,
    store: async (file, onProgress, signal) => {
      try {
        const measured = kindOfMime(file.type) === 'picture' ? await measurePicture(file) : undefined;
        const stored = measured && (await document.upload(file, onProgress, signal));
        // The server detects the actual type from the content.
        if (!stored || kindOfMime(stored.mime) !== 'picture') {
          showToast({ kind: 'attention', text: translate('noPicture') });
          return undefined;
        }
        const { width = stored.width, height = stored.height } = measured;
        return {
          hash: stored.hash,
          keep: (edit) => keepAsset(edit, { ...stored, width, height }, file.name),
        };
      } catch (error) {
        if (!signal.aborted)
          showToast({
            kind: 'failure',
            text: translate('failed', { reason: error instanceof Error ? error.message : String(error) }),
          });
        return undefined;
      }
    },
  };
}
