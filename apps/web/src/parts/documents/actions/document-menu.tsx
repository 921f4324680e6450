import { EditPermission } from '@lectern/protocol/constants';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { OPENED_ON_WISH } from '@lectern/protocol/file-kinds';
import { MenuItem, MenuSeparator, Submenu } from '@lectern/ui';
import {
  ClipboardCheck,
  Copy,
  Download,
  FolderInput,
  FolderOpen,
  Pencil,
  Play,
  Presentation,
  RotateCcw,
  Share2,
  Trash2,
} from 'lucide-react';
import { DownloadChoices } from '../../exports/index.ts';
import { isFolder, isShareable, kindOf } from '../document-kind.tsx';
import { useDocumentTexts } from '../document-texts.ts';
import type { DocumentWish } from './document-wishes.ts';

export interface DocumentMenuProps {
  readonly item: DocumentItem;
  readonly mine: boolean;
  readonly onWish: (wish: DocumentWish, item: DocumentItem) => void;
}

/** The entries of a document's menu: only actions that the user may take. */
export function DocumentMenu({ item, mine, onWish }: DocumentMenuProps) {
  const texts = useDocumentTexts();
  const wish = (asked: DocumentWish) => () => onWish(asked, item);
  if (item.bin_at !== null) {
    return (
      <>
        <MenuItem icon={<RotateCcw aria-hidden="true" />} onSelect={wish('restore')}>
          {texts('restore')}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={wish('delete')}>
          {texts('deleteForever')}
        </MenuItem>
      </>
    );
  }
  const folder = isFolder(item);
  const kind = kindOf(item);
  const isTaken = item.only_look !== true;
  return (
    <>
      <MenuItem icon={<FolderOpen aria-hidden="true" />} onSelect={wish('open')}>
        {texts('open')}
      </MenuItem>
      {isTaken && !folder && !kind && OPENED_ON_WISH.includes(item.format) && (
        <MenuItem icon={<Presentation aria-hidden="true" />} onSelect={wish('make-courseware')}>
          {texts('makeCourseware')}
        </MenuItem>
      )}
      {kind?.taught && (
        <MenuItem icon={<Play aria-hidden="true" />} onSelect={wish('teach')}>
          {texts('teach')}
        </MenuItem>
      )}
      {isTaken && kind?.givenOut && (
        <MenuItem icon={<ClipboardCheck aria-hidden="true" />} onSelect={wish('give-out')}>
          {texts('giveOut')}
        </MenuItem>
      )}
      <MenuSeparator />
      {item.permission === EditPermission.EDIT && (
        <MenuItem icon={<Pencil aria-hidden="true" />} shortcut="F2" onSelect={wish('rename')}>
          {texts('rename')}
        </MenuItem>
      )}
      {mine && (
        <MenuItem icon={<FolderInput aria-hidden="true" />} onSelect={wish('move')}>
          {texts('move')}
        </MenuItem>
      )}
      {isTaken && (!folder || mine) && (
        <MenuItem icon={<Copy aria-hidden="true" />} onSelect={wish('copy')}>
          {texts('copy')}
        </MenuItem>
      )}
      {mine && isShareable(item) && (
        <MenuItem icon={<Share2 aria-hidden="true" />} onSelect={wish('share')}>
          {texts('share')}
        </MenuItem>
      )}
      {isTaken && kind && kind.exports.length > 0 && (
        <Submenu icon={<Download aria-hidden="true" />} label={texts('download')}>
          <DownloadChoices formats={kind.exports} onChoose={(chosen) => onWish(`download-${chosen}`, item)} />
        </Submenu>
      )}
      {isTaken && (folder ? mine : !kind) && (
        <MenuItem icon={<Download aria-hidden="true" />} onSelect={wish('download')}>
          {texts('download')}
        </MenuItem>
      )}
      {mine && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={wish('bin')}>
            {texts('bin')}
          </MenuItem>
        </>
      )}
    </>
  );
}
