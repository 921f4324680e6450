import { IconButton, Menu, MenuCheck, MenuChoice, MenuSeparator, Submenu } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Ruler } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Command } from '../commands/command.ts';
import { CommandItem } from '../commands/command-item.tsx';
import { addGuides, aidSwitches, removeGuides } from '../commands/screen/aids.ts';
import { useCommand } from '../commands/use-command.ts';
import { useEditing } from '../editing/editor-context.ts';
import { gridSteps, lengthUnits } from '../editing/view-aids.ts';
import { useAidsTexts } from './texts.ts';

/** The menu of rulers, guides and grid: switches, commands, grid step and unit. */
export function AidsMenu(): ReactNode {
  const t = useAidsTexts();
  const { session, viewAids } = useEditing();
  const { step, unit } = useSignal(viewAids.state);
  return (
    <Menu
      side="top"
      align="end"
      trigger={<IconButton label={t('menu')} size="small" side="top" icon={<Ruler />} />}
    >
      {aidSwitches.map((command) => (
        <SwitchItem key={command.id} command={command} />
      ))}
      {session.canEdit ? <MenuSeparator /> : null}
      {[...addGuides, removeGuides].map((command) => (
        <CommandItem key={command.id} command={command} />
      ))}
      <MenuSeparator />
      {/* Each in a submenu: in a single list on a touch screen they would be taller than a small screen. */}
      <Submenu label={t('step')}>
        <MenuChoice
          label={t('step')}
          value={step}
          options={gridSteps.map(({ id }) => ({ value: id, label: id }))}
          onChange={(next) => viewAids.change({ step: next })}
        />
      </Submenu>
      <Submenu label={t('unit')}>
        <MenuChoice
          label={t('unit')}
          value={unit}
          options={lengthUnits.map((each) => ({ value: each, label: t(`units.${each}`) }))}
          onChange={(next) => viewAids.change({ unit: next })}
        />
      </Submenu>
    </Menu>
  );
}

function SwitchItem({ command }: { readonly command: Command }): ReactNode {
  const shown = useCommand(command);
  return (
    <MenuCheck checked={shown.isOn === true} shortcut={shown.shortcut} onChange={() => shown.run()}>
      {shown.label}
    </MenuCheck>
  );
}
