import { builtInTableStyle, builtInTableStyles, type Table } from '@lectern/courseware';
import { Box, Popover, Stack, Text } from '@lectern/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { runCommand } from '../../commands/command.ts';
import { styleTable } from '../../commands/table/table-looks.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { StylePicture } from './style-picture.tsx';
import own from './table.module.css';
import { useTableTexts } from './texts.ts';

const GROUPS = ['themed', 'light', 'medium', 'dark'] as const;
/** PowerPoint's English style names, which its files contain in every language. */
const NAMES = {
  themed: 'Themed Style',
  light: 'Light Style',
  medium: 'Medium Style',
  dark: 'Dark Style',
} as const;
type Group = (typeof GROUPS)[number];

interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly number: number;
  readonly accent: number;
}

/** The family of styles shown in the panel itself, in the theme's colours. */
const USUAL = 'medium2';

function entries(): readonly Entry[] {
  return builtInTableStyles().flatMap(({ family, accent, id }) => {
    const group = GROUPS.find((each) => family.startsWith(each));
    return group ? [{ id, group, number: Number(family.slice(group.length)), accent }] : [];
  });
}

/** PowerPoint's table styles in the theme's colours, each previewed with this table's options. */
export function StyleGallery({ table }: { readonly table: Table }): ReactNode {
  const t = useTableTexts();
  const [open, setOpen] = useState(false);
  const all = useMemo(entries, []);
  const usual = all.filter(({ group, number }) => `${group}${number}` === USUAL).slice(1);
  const tiles = (shown: readonly Entry[]) => (
    <Stack gap={1} className={own.styles}>
      {shown.map((entry) => (
        <StyleTile key={entry.id} entry={entry} table={table} onPicked={() => setOpen(false)} />
      ))}
    </Stack>
  );
  return (
    <>
      {tiles(usual)}
      <Popover
        label={t('style')}
        side="left"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Box as="button" radius="control" type="button" className={own.more}>
            {t('moreStyles')}
          </Box>
        }
      >
        <Box overflow="scroll" className={own.gallery}>
          {GROUPS.map((group) => (
            <section key={group} aria-label={t(`families.${group}`)}>
              <Text as="p" size="small" tone="quiet" className={own.family}>
                {t(`families.${group}`)}
              </Text>
              {tiles(all.filter((entry) => entry.group === group))}
            </section>
          ))}
        </Box>
      </Popover>
    </>
  );
}

interface StyleTileProps {
  readonly entry: Entry;
  readonly table: Table;
  readonly onPicked: () => void;
}

function StyleTile({ entry, table, onPicked }: StyleTileProps): ReactNode {
  const t = useTableTexts();
  const editing = useEditing();
  const { group, number, accent, id } = entry;
  const style = useMemo(() => builtInTableStyle(id), [id]);
  const label = t('styleName', {
    family: t(`families.${group}`),
    number,
    accent: accent === 0 ? t('noAccent') : t('accent', { number: accent }),
  });
  if (!style) return null;
  const name = `${NAMES[group]} ${number}${accent === 0 ? '' : ` - Accent ${accent}`}`;
  return (
    <button
      type="button"
      className={own.style}
      aria-label={label}
      data-tooltip={label}
      aria-pressed={table.style?.id.toUpperCase() === id.toUpperCase()}
      onClick={() => {
        onPicked();
        runCommand(styleTable, editing, { ...style, name });
      }}
    >
      <StylePicture style={style} table={table} />
    </button>
  );
}
