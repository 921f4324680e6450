import { type TableCell, tilesIn } from '@lectern/courseware';
import { sharedOf } from '@lectern/stage/edit';
import { Button, Menu, MenuItem, Select } from '@lectern/ui';
import { FolderOpen, ImageUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { DiskPicture } from '../../../../parts/documents/index.ts';
import { cellsOf } from '../../clipboard/copied-cells.ts';
import { runCommand } from '../../commands/command.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import { fitCellPicture, removeCellPicture } from '../../commands/table/table-looks.ts';
import { useEditing } from '../../editing/editor-context.ts';
import type { MeantCells } from '../../editing/meant-cells.ts';
import { singleOf } from '../../editing/shared-value.ts';
import { acceptedTypes } from '../../media/insert-media.ts';
import classes from '../parts/panel.module.css';
import { PanelRow } from '../parts/panel-section.tsx';
import own from './table.module.css';
import { useTableTexts } from './texts.ts';

const FITS = ['cover', 'contain', 'stretch'] as const;

/** The picture that fills the cells that are meant: chosen, another in its place, how it lies there, taken away. */
export function CellPicture({ meant }: { readonly meant: MeantCells }): ReactNode {
  const t = useTableTexts();
  const editing = useEditing();
  const picker = useRef<HTMLInputElement>(null);
  const [fromDisk, setFromDisk] = useState(false);
  const filled = tilesIn(meant.element.table, meant.area).flatMap(({ cell }) =>
    cell?.fill?.type === 'picture' ? [cell] : [],
  );
  const put = (file: File | undefined) => {
    if (file) editing.addFile(file, { inCells: cellsOf(meant) });
  };
  return (
    <>
      <PanelRow label={t('picture')}>
        <Menu
          trigger={
            <Button size="small" icon={<ImageUp aria-hidden="true" />}>
              {t('choosePicture')}
            </Button>
          }
        >
          <MenuItem icon={<ImageUp />} onSelect={() => picker.current?.click()}>
            {t('fromFile')}
          </MenuItem>
          <MenuItem icon={<FolderOpen />} onSelect={() => setFromDisk(true)}>
            {t('fromDisk')}
          </MenuItem>
        </Menu>
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
      <input
        ref={picker}
        type="file"
        className={own.picker}
        accept={acceptedTypes.picture}
        data-cell-picture=""
        onChange={(event) => {
          put(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {fromDisk ? <DiskPicture onPicture={put} onClose={() => setFromDisk(false)} /> : null}
    </>
  );
}

function fitOf({ pictureFit }: TableCell): (typeof FITS)[number] {
  return pictureFit ?? 'stretch';
}
