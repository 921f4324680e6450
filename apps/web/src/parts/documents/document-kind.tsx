import type { DocumentItem, ResourceTypeCode } from '@lectern/protocol/document-shapes';
import { hasPreview, shareableExtensions } from '@lectern/protocol/file-kinds';
import {
  Clapperboard,
  File,
  FileAudio,
  FileImage,
  FileText,
  FileVideo,
  Folder,
  type LucideIcon,
  PenLine,
  Presentation,
} from 'lucide-react';

const icons: Readonly<Record<ResourceTypeCode, LucideIcon>> = {
  folder: Folder,
  coursewares: Presentation,
  superboard: PenLine,
  assets_document: FileText,
  assets_audio: FileAudio,
  assets_video: FileVideo,
  assets_picture: FileImage,
  assets_flash: Clapperboard,
  assets: File,
};

export function KindIcon({ code }: { readonly code: ResourceTypeCode }) {
  const Icon = icons[code];
  return <Icon aria-hidden="true" />;
}

export function isFolder(item: DocumentItem): boolean {
  return item.resource_type_code === 'folder';
}

export function isCourseware(item: DocumentItem): boolean {
  return item.resource_type_code === 'coursewares';
}

export function isBoard(item: Pick<DocumentItem, 'resource_type_code'>): boolean {
  return item.resource_type_code === 'superboard';
}

/** Whether the document has pages and opens on a screen of its own. */
export function hasPages(item: DocumentItem): boolean {
  return isCourseware(item) || isBoard(item);
}

/** The address of the screen on which a document with pages opens. */
export function addressOfPages(item: Pick<DocumentItem, 'id' | 'resource_type_code'>): string {
  return `/${isBoard(item) ? 'blackboard' : 'view'}?fileId=${item.id}`;
}

/** Whether the document is previewed on the desk itself. */
export function isPreviewable(item: DocumentItem): boolean {
  return !isFolder(item) && !hasPages(item) && hasPreview(item.format);
}

/** Whether the document may be shared with a colleague. */
export function isShareable(item: DocumentItem): boolean {
  return isCourseware(item) || shareableExtensions.includes(item.format);
}
