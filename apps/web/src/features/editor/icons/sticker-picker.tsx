import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { runCommand } from '../commands/command.ts';
import { insertSticker } from '../commands/insert/icons.ts';
import { useEditing } from '../editing/editor-context.ts';
import { KeptList } from '../picking/kept-list.ts';
import { Gallery } from './gallery.tsx';
import data from './generated/stickers.json' with { type: 'json' };
import { stickerCatalogue, stickerFile, stickerPicture } from './sticker-catalogue.ts';

/** The number that fits two rows. */
const recent = new KeptList('editor-stickers', 12);
const drawings: Readonly<Record<string, string>> = data.drawings;

/** A gallery of stickers, which are inserted as pictures. */
export function StickerPicker({ onChosen }: { readonly onChosen: () => void }): ReactNode {
  const editing = useEditing();
  const language = useLanguage();
  return (
    <Gallery
      what="stickers"
      catalogue={stickerCatalogue}
      pinyin={data.pinyin}
      recent={recent}
      columns={6}
      draw={(name) => (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(stickerPicture(drawings[name] ?? ''))}`}
          width="36"
          height="36"
          alt=""
          draggable={false}
        />
      )}
      onChoose={({ name, label }, at) => {
        onChosen();
        runCommand(insertSticker, editing, { file: stickerFile(label[language], drawings[name] ?? ''), at });
      }}
    />
  );
}
