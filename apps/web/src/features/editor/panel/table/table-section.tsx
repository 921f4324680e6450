import type { TableElement } from '@lectern/courseware';
import { PanelSection } from '@lectern/property-panel';
import { Row, Stack, Switch, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { type Command, runCommand } from '../../commands/command.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import { tableMarks } from '../../commands/table/table-looks.ts';
import { useCommand } from '../../commands/use-command.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { targetCells } from '../../editing/selection/target-cells.ts';
import classes from '../panel.module.css';
import { CellsSection } from './cells-section.tsx';
import { StyleGallery } from './style-gallery.tsx';
import own from './table.module.css';
import { tableCommands } from './table-commands.ts';
import { useTableTexts } from './texts.ts';

/** The commands and format of a table that is selected alone, and of its selected cells. */
export function TableSection({ element }: { readonly element: TableElement }): ReactNode {
  const t = useTableTexts();
  const editing = useEditing();
  // Renders again when the open text or the selected cells change.
  useSignal(editing.session.cells.choice);
  useSignal(editing.session.openText);
  const meant = targetCells(editing);
  return (
    <>
      <PanelSection title={t('table')}>
        <StyleGallery table={element.table} />
        <Stack className={own.switches}>
          {Object.values(tableMarks).map((command) => (
            <Mark key={command.id} command={command} />
          ))}
        </Stack>
      </PanelSection>
      <PanelSection title={t('lines')}>
        {meant?.isWhole ? (
          <Text as="p" size="small" tone="quiet" className={own.hint}>
            {t('hint')}
          </Text>
        ) : null}
        <Tools commands={tableCommands.insert} />
        <Tools commands={[...tableCommands.remove, ...tableCommands.distribute]} />
        <Tools commands={tableCommands.select} />
      </PanelSection>
      {meant ? <CellsSection meant={meant} /> : null}
      <PanelSection title={t('values')}>
        <Tools commands={[...tableCommands.sort, ...tableCommands.totals]} />
      </PanelSection>
    </>
  );
}

function Tools({ commands }: { readonly commands: readonly Command[] }): ReactNode {
  return (
    <Row align="stretch" wrap className={classes.tools}>
      {commands.map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
    </Row>
  );
}

function Mark({ command }: { readonly command: Command }): ReactNode {
  const editing = useEditing();
  const { label, isOn } = useCommand(command);
  return <Switch label={label} checked={isOn === true} onChange={() => runCommand(command, editing)} />;
}
