import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { Button, IconButton, Text, Toolbar } from '@lectern/ui';
import { Copy, Download, FolderInput, RotateCcw, Share2, Trash2, X } from 'lucide-react';
import type { DocumentWishes } from '../actions/document-wishes.ts';
import { isFolder, isShareable } from '../document-kind.tsx';
import { useDocumentTexts } from '../document-texts.ts';
import classes from './document-table.module.css';

export interface SelectionBarProps {
  readonly items: readonly DocumentItem[];
  readonly userId: string;
  readonly onWish: DocumentWishes['onWishMany'];
  readonly onClear: () => void;
}

/** The number of selected documents, and actions on all of them. */
export function SelectionBar({ items, userId, onWish, onClear }: SelectionBarProps) {
  const texts = useDocumentTexts();
  const binned = items.every((item) => item.bin_at !== null);
  const mine = items.every((item) => item.owner_id === userId);
  return (
    <Toolbar className={classes.selectionBar} label={texts('selected', { count: items.length })}>
      <IconButton label={texts('clearSelection')} icon={<X aria-hidden="true" />} onClick={onClear} />
      <Text as="p" flex={1} tone="accent" weight="bold" className={classes.selected} role="status">
        {texts('selected', { count: items.length })}
      </Text>
      {binned ? (
        <>
          <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => onWish('restore', items)}>
            {texts('restore')}
          </Button>
          <Button icon={<Trash2 aria-hidden="true" />} onClick={() => onWish('delete', items)}>
            {texts('deleteForever')}
          </Button>
        </>
      ) : (
        <>
          {mine && (
            <Button icon={<FolderInput aria-hidden="true" />} onClick={() => onWish('move', items)}>
              {texts('move')}
            </Button>
          )}
          <Button icon={<Copy aria-hidden="true" />} onClick={() => onWish('copy', items)}>
            {texts('copy')}
          </Button>
          {(mine || !items.some(isFolder)) && (
            <Button icon={<Download aria-hidden="true" />} onClick={() => onWish('download', items)}>
              {texts('download')}
            </Button>
          )}
          {mine && items.some(isShareable) && (
            <Button icon={<Share2 aria-hidden="true" />} onClick={() => onWish('share', items)}>
              {texts('share')}
            </Button>
          )}
          {mine && (
            <Button icon={<Trash2 aria-hidden="true" />} onClick={() => onWish('bin', items)}>
              {texts('bin')}
            </Button>
          )}
        </>
      )}
    </Toolbar>
  );
}
