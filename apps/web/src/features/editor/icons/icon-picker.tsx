import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { runCommand } from '../commands/command.ts';
import { insertIcon } from '../commands/icons.ts';
import { useEditing } from '../editing/editor-context.ts';
import { KeptList } from '../picking/kept-list.ts';
import { Gallery } from './gallery.tsx';
import data from './generated/icons.json' with { type: 'json' };
import { iconCatalogue } from './icon-catalogue.ts';
import { outlineOfPath } from './outline-of-path.ts';

/** The square that icons are drawn in. */
const SIDE = 256;
/** Two rows. */
const recent = new KeptList('editor-icons', 16);
const drawings: Readonly<Record<string, string>> = data.drawings;

/** Icons, each a shape with an outline of its own, in the colour of the theme. */
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
          {/* As a shape fills it. */}
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
