import { type BorderChoice, type Line, type TableCell, tilesIn } from '@lectern/courseware';
import { ColorPicker, opaque, PanelRow, PanelSection, PanelSelect } from '@lectern/property-panel';
import { sharedOf } from '@lectern/stage/edit';
import { Box, NumberField, Popover, Row, Stack } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import { TablePicker } from '../../bars/table-picker.tsx';
import { runCommand } from '../../commands/command.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import {
  cellAnchors,
  clearCellLooks,
  drawBorders,
  fillCells,
  setCellInsets,
  turnCellText,
} from '../../commands/table/table-looks.ts';
import { splitChosenCells } from '../../commands/table/tables.ts';
import { useCommand } from '../../commands/use-command.ts';
import { useColors, useEditing } from '../../editing/editor-context.ts';
import type { TargetCells } from '../../editing/selection/target-cells.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { usePanelTexts } from '../locale/texts.ts';
import classes from '../panel.module.css';
import { BorderMark } from './border-mark.tsx';
import { CellPicture } from './cell-picture.tsx';
import own from './table.module.css';
import { tableCommands } from './table-commands.ts';
import { useTableTexts } from './texts.ts';

const pointsPerPixel = 0.75;
const SIDES = ['l', 't', 'r', 'b'] as const;
type Insets = Required<NonNullable<TableCell['insets']>>;

/**
 * Cell insets of PowerPoint's menu, logical pixels: 0.25 and 0.13 cm, none, 0.13 cm on all sides, 0.38 cm on all sides.
 */
const INSETS = {
  normal: { l: 9.6, t: 4.8, r: 9.6, b: 4.8 },
  none: { l: 0, t: 0, r: 0, b: 0 },
  narrow: { l: 4.8, t: 4.8, r: 4.8, b: 4.8 },
  wide: { l: 14.4, t: 14.4, r: 14.4, b: 14.4 },
} as const satisfies Record<string, Insets>;

const CHOICES: readonly (BorderChoice | 'none')[] = [
  'all',
  'outside',
  'inside',
  'none',
  'top',
  'bottom',
  'left',
  'right',
  'insideH',
  'insideV',
  'down',
  'up',
];

/** The format of the selected cells. */
export function CellsSection({ meant }: { readonly meant: TargetCells }): ReactNode {
  const t = useTableTexts();
  const editing = useEditing();
  const colors = useColors();
  const cells = tilesIn(meant.element.table, meant.area).flatMap(({ cell }) => cell ?? []);
  const fill = singleOf(sharedOf(cells.map((cell) => cell.fill)));
  const vertical = singleOf(sharedOf(cells.map((cell) => cell.vertical ?? 'horz')));
  const direction = vertical !== undefined && isDirection(vertical) ? vertical : null;
  return (
    <PanelSection title={t('cells')}>
      <Row align="stretch" wrap className={classes.tools}>
        {tableCommands.merge.map((command) => (
          <CommandButton key={command.id} command={command} />
        ))}
        <SplitButton />
        <CommandButton command={clearCellLooks} />
      </Row>
      <PanelRow label={t('fill')}>
        <ColorPicker
          label={t('fill')}
          colors={colors}
          value={fill?.type === 'solid' ? opaque(fill.color) : undefined}
          none={{ label: t('noFill'), onPick: () => runCommand(fillCells, editing, { type: 'none' }) }}
          onPick={(color) => runCommand(fillCells, editing, { type: 'solid', color })}
        />
      </PanelRow>
      {meant.isWhole ? null : <CellPicture meant={meant} />}
      <BorderRows />
      <PanelRow label={t('anchor')}>
        <Row align="stretch" wrap className={classes.tools}>
          {Object.values(cellAnchors).map((command) => (
            <CommandButton key={command.id} command={command} />
          ))}
        </Row>
      </PanelRow>
      <PanelRow label={t('direction')}>
        <PanelSelect
          className={classes.wide}
          size="small"
          label={t('direction')}
          value={direction}
          options={DIRECTIONS.map((value) => ({ value, label: t(`directions.${value}`) }))}
          onChange={(next) => runCommand(turnCellText, editing, next)}
        />
      </PanelRow>
      <InsetRows cells={cells} />
    </PanelSection>
  );
}

const DIRECTIONS = ['horz', 'eaVert', 'vert', 'vert270'] as const;

function isDirection(value: string): value is (typeof DIRECTIONS)[number] {
  return (DIRECTIONS as readonly string[]).includes(value);
}

function SplitButton(): ReactNode {
  const t = useTableTexts();
  const editing = useEditing();
  const { label, icon: Icon, disabled } = useCommand(splitChosenCells);
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Box
          as="button"
          radius="control"
          type="button"
          className={own.tool}
          aria-label={label}
          data-tooltip={label}
          disabled={disabled}
        >
          {Icon ? <Icon /> : null}
        </Box>
      }
    >
      <TablePicker
        hint={t('splitHint')}
        start={{ rows: 1, columns: 2 }}
        onPick={(rows, columns) => {
          setOpen(false);
          runCommand(splitChosenCells, editing, { rows, columns });
        }}
      />
    </Popover>
  );
}

/** The border pen, and the borders of the selected cells that it draws. */
function BorderRows(): ReactNode {
  const t = useTableTexts();
  const panel = usePanelTexts();
  const editing = useEditing();
  const colors = useColors();
  const [pen, setPen] = useState<Line>({
    fill: { type: 'solid', color: { type: 'scheme', slot: 'tx1' } },
    width: 1 / pointsPerPixel,
    dash: 'solid',
  });
  const draw = (choice: BorderChoice | 'none') =>
    runCommand(drawBorders, editing, {
      choice: choice === 'none' ? 'all' : choice,
      line: choice === 'none' ? { fill: { type: 'none' } } : pen,
    });
  return (
    <>
      <PanelRow label={t('pen')}>
        <ColorPicker
          label={t('penColor')}
          colors={colors}
          value={pen.fill?.type === 'solid' ? pen.fill.color : undefined}
          onPick={(color) => setPen({ ...pen, fill: { type: 'solid', color } })}
        />
        <NumberField
          className={own.penWidth}
          label={panel('style.width')}
          unit="pt"
          min={0.25}
          max={20}
          step={0.25}
          value={Math.round((pen.width ?? 0) * pointsPerPixel * 100) / 100}
          onChange={(points) => setPen({ ...pen, width: points / pointsPerPixel })}
        />
        <PanelSelect
          className={own.penDash}
          size="small"
          label={panel('style.dash')}
          value={typeof pen.dash === 'string' ? pen.dash : null}
          options={[
            { value: 'solid', label: panel('style.solid') },
            { value: 'dash', label: panel('style.dashed') },
            { value: 'sysDot', label: panel('style.dotted') },
            { value: 'dashDot', label: panel('style.dashDot') },
          ]}
          onChange={(dash) => setPen({ ...pen, dash })}
        />
      </PanelRow>
      <Stack as="fieldset" className={own.borders} aria-label={t('border')}>
        {CHOICES.map((choice) => (
          <Box
            as="button"
            radius="control"
            key={choice}
            type="button"
            className={own.tool}
            aria-label={t(`borders.${choice}`)}
            data-tooltip={t(`borders.${choice}`)}
            onClick={() => draw(choice)}
          >
            <BorderMark choice={choice} />
          </Box>
        ))}
      </Stack>
    </>
  );
}

function InsetRows({ cells }: { readonly cells: readonly TableCell[] }): ReactNode {
  const t = useTableTexts();
  const editing = useEditing();
  const side = (name: (typeof SIDES)[number]) =>
    singleOf(sharedOf(cells.map((cell) => cell.insets?.[name] ?? INSETS.normal[name])));
  const choice = (Object.keys(INSETS) as (keyof typeof INSETS)[]).find((name) =>
    SIDES.every((each) => side(each) === INSETS[name][each]),
  );
  return (
    <>
      <PanelRow label={t('insets')}>
        <PanelSelect
          className={classes.wide}
          size="small"
          label={t('insets')}
          value={choice ?? null}
          options={(Object.keys(INSETS) as (keyof typeof INSETS)[]).map((value) => ({
            value,
            label: t(`insetChoices.${value}`),
          }))}
          onChange={(next) => runCommand(setCellInsets, editing, INSETS[next])}
        />
      </PanelRow>
      <Stack gap={2} className={classes.pairs}>
        {SIDES.map((name) => {
          const value = side(name);
          return (
            <NumberField
              key={name}
              label={t(`inset.${name}`)}
              prefix={t(`side.${name}`)}
              unit="px"
              min={0}
              max={200}
              step={1}
              value={value === undefined ? null : Math.round(value * 10) / 10}
              onChange={(next) => runCommand(setCellInsets, editing, { [name]: next })}
            />
          );
        })}
      </Stack>
    </>
  );
}
