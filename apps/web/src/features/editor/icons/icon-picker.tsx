import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { runCommand } from '../commands/command.ts';
import { insertIcon } from '../commands/insert/icons.ts';
import { useEditing } from '../editing/editor-context.ts';
import { KeptList } from '../picking/kept-list.ts';
import { Gallery } from './gallery.tsx';
import data from './generated/icons.json' with { type: 'json' };
import { iconCatalogue } from './icon-catalogue.ts';
import { outlineOfPath } from './outline-of-path.ts';

/** Side of the square that the icons' path data is drawn in. */
const SIDE = 256;
/** The number that fits two rows. */
const recent = new KeptList('editor-icons', 16);
const drawings: Readonly<Record<string, string>> = data.drawings;

/** A gallery of icons, which are inserted as shapes with a custom outline in a theme colour. */
export function IconPicker({ onChosen }: { readonly onChosen: () => void }): ReactNode {
  const editing = useEditing();
  const language = useLanguage();
  return (
    <Gallery
      what="icons"
      catalogue={iconCatalogue}
      pinyin={data.pinyin}
      recent={recent}
      draw={(name) => (
        <svg viewBox={`0 0 ${SIDE} ${SIDE}`} width="24" height="24" aria-hidden="true">
          {/* The same fill rule as the inserted shape. */}
          <path d={drawings[name]} fill="currentColor" fillRule="evenodd" />
        </svg>
      )}
      onChoose={({ name, label }, at) => {
        onChosen();
        const geometry = outlineOfPath(drawings[name] ?? '', SIDE);
        runCommand(insertIcon, editing, { geometry, name: label[language], at });
      }}
    />
  );
}
