import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../platform/i18n/texts.ts';
import { useEditing } from '../editing/editor-context.ts';
import { pointUnder } from '../editing/page-geometry.ts';
import type { Point } from '../media/insert-media.ts';
import { GroupedPicker, type GroupedPickerProps } from '../picking/grouped-picker.tsx';
import type { KeptList } from '../picking/kept-list.ts';
import { type Catalogue, type Entry, foundIn } from './catalogue.ts';
import { dragOut } from './drag-out.ts';
import { useIconTexts } from './texts.ts';

export interface GalleryProps extends Pick<GroupedPickerProps, 'draw' | 'columns'> {
  readonly what: 'icons' | 'stickers';
  readonly catalogue: Catalogue;
  readonly pinyin: Readonly<Record<string, string>>;
  readonly recent: KeptList;
  /** `at`: where on the page the entry was dropped, logical pixels; left out where it was pressed. */
  readonly onChoose: (entry: Entry, at?: Point) => void;
}

/** A catalogue whose entries are inserted by a press, or by dragging them onto the page. */
export function Gallery({
  what,
  catalogue,
  pinyin,
  recent,
  draw,
  columns,
  onChoose,
}: GalleryProps): ReactNode {
  const t = useIconTexts();
  const language = useLanguage();
  const { session, pageDrawing } = useEditing();
  const [entries] = useState(
    () => new Map(catalogue.flatMap((group) => group.entries).map((entry) => [entry.name, entry])),
  );
  // The recent entries as of opening the gallery, so that no entry moves while it is open.
  const [lately] = useState(() => recent.values.get().filter((name) => entries.has(name)));
  const choose = (name: string, at?: Point) => {
    const entry = entries.get(name);
    if (!entry) return;
    recent.use(name);
    onChoose(entry, at);
  };
  return (
    <GroupedPicker
      find={(typed) =>
        foundIn(catalogue, typed, pinyin).map((group) => ({
          id: group.id,
          label: group.label[language],
          names: group.entries.map(({ name }) => name),
        }))
      }
      nameOf={(name) => entries.get(name)?.label[language] ?? name}
      draw={draw}
      columns={columns}
      recent={lately}
      texts={{
        search: t(`${what}.search`),
        recent: t(`${what}.recent`),
        recently: (name) => t(`${what}.recently`, { name }),
        nothing: (words) => t(`${what}.nothing`, { words }),
      }}
      onPick={choose}
      onPress={(event, name) =>
        dragOut(event, (point) => {
          const at = pointUnder(point, session, pageDrawing());
          if (at) choose(name, at);
        })
      }
    />
  );
}
