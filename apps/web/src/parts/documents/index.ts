export { type DocumentActions, useDocumentActions } from './actions/document-actions.ts';
export { ListMenu } from './actions/list-menu.tsx';
export { markCoverStale } from './cover/stale-covers.ts';
export { DiskDialog, DiskFile, DiskPicture, SaveAsDialog } from './disk-dialog/lazy-disk-dialog.tsx';
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
} from './lists/document-queries.ts';
export {
  type Direction,
  type DocumentOrder,
  FILE_TYPES,
  type ListQuery,
  naturalDirection,
  type Place,
  readListQuery,
  SOURCES,
} from './lists/list-query.ts';
export { listsFollowNews } from './lists/lists-follow-news.ts';
export { listsFollowPush } from './lists/lists-follow-push.ts';
export { followName, renameOpen } from './name/document-name.ts';
export { NameDialog } from './name/name-dialog.tsx';
export { PersonName, publicUserQuery } from './public-user.tsx';
export { ShareDialog } from './share/lazy-share-dialog.tsx';
export { DocumentGrid } from './table/document-grid.tsx';
export { DocumentTable } from './table/document-table.tsx';
export { FolderTrail } from './table/folder-trail.tsx';
export { SelectionBar } from './table/selection-bar.tsx';
export { useDragToFolder } from './table/use-drag-to-folder.ts';
export { useSelection } from './table/use-selection.ts';
export { useDocumentWishes } from './use-document-wishes.tsx';
export { useOwnDocument } from './use-own-document.ts';
export { whenBack } from './when-back.ts';
