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
  Presentation,
} from 'lucide-react';

const icons: Readonly<Record<ResourceTypeCode, LucideIcon>> = {
  folder: Folder,
  coursewares: Presentation,
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

/** What is shown on the desk itself. */
export function isPreviewable(item: DocumentItem): boolean {
  return !isFolder(item) && !isCourseware(item) && hasPreview(item.format);
}

/** What may be given to a colleague. */
export function isShareable(item: DocumentItem): boolean {
  return isCourseware(item) || shareableExtensions.includes(item.format);
}
