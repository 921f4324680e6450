import { type TableCell, tilesIn } from '@lectern/courseware';
import { PanelRow, PictureMenu } from '@lectern/property-panel';
import { sharedOf } from '@lectern/stage/edit';
import { Button, Select } from '@lectern/ui';
import { ImageUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cellsOf } from '../../clipboard/copied-cells.ts';
import { runCommand } from '../../commands/command.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import { fitCellPicture, removeCellPicture } from '../../commands/table/table-looks.ts';
import { useEditing } from '../../editing/editor-context.ts';
import type { TargetCells } from '../../editing/selection/target-cells.ts';
import { singleOf } from '../../editing/shared-value.ts';
import classes from '../panel.module.css';
import { useTableTexts } from './texts.ts';

const FITS = ['cover', 'contain', 'stretch'] as const;

/** The picture in the selected cells: selects, replaces, fits and removes it. */
export function CellPicture({ meant }: { readonly meant: TargetCells }): ReactNode {
  const t = useTableTexts();
  const editing = useEditing();
  const filled = tilesIn(meant.element.table, meant.area).flatMap(({ cell }) =>
    cell?.fill?.type === 'picture' ? [cell] : [],
  );
  return (
    <>
      <PanelRow label={t('picture')}>
        <PictureMenu
          trigger={
            <Button size="small" icon={<ImageUp aria-hidden="true" />}>
              {t('choosePicture')}
            </Button>
          }
          fromFile={t('fromFile')}
          fromDisk={t('fromDisk')}
          mark="data-cell-picture"
          onPicture={(file) => editing.addFile(file, { inCells: cellsOf(meant) })}
        />
        {filled.length > 0 ? <CommandButton command={removeCellPicture} size="small" /> : null}
      </PanelRow>
      {filled.length > 0 ? (
        <PanelRow label={t('fit')}>
          <Select
            className={classes.wide}
            size="small"
            label={t('fit')}
            value={singleOf(sharedOf(filled.map(fitOf))) ?? null}
            options={FITS.map((value) => ({ value, label: t(`fits.${value}`) }))}
            onChange={(next) => runCommand(fitCellPicture, editing, next)}
          />
        </PanelRow>
      ) : null}
    </>
  );
}

function fitOf({ pictureFit }: TableCell): (typeof FITS)[number] {
  return pictureFit ?? 'stretch';
}
