export { markCoverStale } from './cover/stale-covers.ts';
export { DiskDialog, DiskFile, DiskPicture, SaveAsDialog } from './disk-dialog/later-disk-dialog.tsx';
export { type DocumentActions, useDocumentActions } from './document-actions.ts';
export { DocumentCard } from './document-card.tsx';
export {
  isFolder,
  isPreviewable,
  KindIcon,
  kindOf,
  useTypeLabel,
} from './document-kind.tsx';
export { documentNews, noteVisit } from './document-news.ts';

export {
  capacityQuery,
  diskQuery,
  folderPathQuery,
  foldersQuery,
  listQuery,
  recentQuery,
  refreshDocuments,
  sharedQuery,
  spaceQuery,
  topQuery,
  versionsQuery,
} from './document-queries.ts';
export { followName } from './follow-name.ts';
export { ListMenu } from './list-menu.tsx';
export {
  type Direction,
  type DocumentOrder,
  FILE_TYPES,
  type ListWish,
  naturalDirection,
  type Place,
  readListWish,
  SOURCES,
} from './list-wish.ts';
export { listsFollowNews } from './lists-follow-news.ts';
export { listsFollowPush } from './lists-follow-push.ts';
export { NameDialog } from './name-dialog.tsx';
export { PersonName } from './person-name.tsx';
export { publicUserQuery } from './public-user.ts';
export { renameOpen } from './rename-open.ts';
export { ShareDialog } from './share/later-share-dialog.tsx';
export { DocumentGrid } from './table/document-grid.tsx';
export { DocumentTable } from './table/document-table.tsx';
export { FolderTrail } from './table/folder-trail.tsx';
export { SelectionBar } from './table/selection-bar.tsx';
export { useDragToFolder } from './table/use-drag-to-folder.ts';
export { useSelection } from './table/use-selection.ts';
export { useDocumentWishes } from './use-document-wishes.tsx';
export { useOwnDocument } from './use-own-document.ts';
export { whenBack } from './when-back.ts';
