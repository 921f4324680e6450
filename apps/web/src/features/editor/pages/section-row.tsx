import { sectionsOf } from '@lectern/courseware';
import { IconButton, Menu, MenuItem, Row, Stack, Text } from '@lectern/ui';
import { ChevronDown, ChevronRight, Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CommandItem } from '../commands/command-item.tsx';
import {
  moveSectionDown,
  moveSectionUp,
  removeSectionWithPages,
  removeThisSection,
} from '../commands/pages/sections.ts';
import { useEditing } from '../editing/editor-context.ts';
import { useEditorTexts } from '../locale/texts.ts';
import { NameInput } from './name-input.tsx';
import type { PageRow } from './page-rows.ts';
import classes from './pages-panel.module.css';

/** The name of a section above its pages: folds the section, and can be edited in place. */
export function SectionRow({ row }: { readonly row: Extract<PageRow, { type: 'section' }> }): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const { store, canEdit } = session;
  const [renaming, setRenaming] = useState(false);
  const sections = sectionsOf(store);
  const fold = () => {
    // Folding changes only the view, so undo skips it.
    session.edit((edit) => edit.update(row.id, { collapsed: row.collapsed ? undefined : true }), {
      source: 'load',
    });
  };
  return (
    <Row size="small" tone="quiet" className={classes.section}>
      <Stack
        as="button"
        align="center"
        items="center"
        flex="none"
        hover
        radius="small"
        type="button"
        className={classes.fold}
        aria-expanded={!row.collapsed}
        aria-label={`${t(row.collapsed ? 'pages.expand' : 'pages.collapse')} ${t('pages.section', { name: row.name, count: row.count })}`}
        disabled={!canEdit}
        onClick={fold}
      >
        {row.collapsed ? <ChevronRight aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
      </Stack>
      {renaming ? (
        <NameInput
          className={classes.sectionInput}
          label={t('pages.renameSection')}
          read={() => store.find('section', row.id)?.name ?? ''}
          onDone={(name) => {
            setRenaming(false);
            if (name !== undefined) session.edit((edit) => edit.update(row.id, { name }));
          }}
        />
      ) : (
        <Text
          weight="medium"
          overflow="cut"
          flex="grow"
          title={row.name}
          onDoubleClick={() => canEdit && setRenaming(true)}
        >
          {row.name}
          {row.collapsed ? <small> {row.count}</small> : null}
        </Text>
      )}
      {canEdit ? (
        <Menu trigger={<IconButton size="small" label={t('pages.more')} icon={<Ellipsis />} />}>
          <MenuItem onSelect={() => setRenaming(true)}>{t('pages.renameSection')}</MenuItem>
          <CommandItem command={moveSectionUp} value={row.id} disabled={sections[0] === row.id} />
          <CommandItem command={moveSectionDown} value={row.id} disabled={sections.at(-1) === row.id} />
          <CommandItem command={removeThisSection} value={row.id} />
          <CommandItem
            command={removeSectionWithPages}
            value={row.id}
            disabled={row.count === 0 || row.count === store.pages().length}
          />
        </Menu>
      ) : null}
    </Row>
  );
}
