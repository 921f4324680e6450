import { documentKindOf, isDocumentKind } from '@lectern/protocol/document-kind-of';
import type { DocumentKind, DocumentKindCode } from '@lectern/protocol/document-kinds';
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
} from 'lucide-react';
import { useLanguage } from '../../platform/i18n/texts.ts';
import { documentKinds } from '../document-kinds/index.ts';
import { useDocumentTexts } from './document-texts.ts';

/** Icons of files and folders. */
const icons: Readonly<Record<Exclude<ResourceTypeCode, DocumentKindCode>, LucideIcon>> = {
  folder: Folder,
  assets_document: FileText,
  assets_audio: FileAudio,
  assets_video: FileVideo,
  assets_picture: FileImage,
  assets_flash: Clapperboard,
  assets: File,
};

export function KindIcon({ code }: { readonly code: ResourceTypeCode }) {
  const Icon = isDocumentKind(code) ? documentKinds[code].icon : icons[code];
  return <Icon aria-hidden="true" />;
}

/** Returns a function that returns the label of a document's type in the current language. */
export function useTypeLabel(): (code: ResourceTypeCode) => string {
  const texts = useDocumentTexts();
  const language = useLanguage();
  return (code) => (isDocumentKind(code) ? documentKinds[code].label[language] : texts(`types.${code}`));
}

export function isFolder(item: DocumentItem): boolean {
  return item.resource_type_code === 'folder';
}

/** Returns the facts of a document's kind, undefined for files and folders. */
export function kindOf(item: Pick<DocumentItem, 'resource_type_code'>): DocumentKind | undefined {
  return documentKindOf(item.resource_type_code);
}

/** Whether the document is previewed on the desk itself. */
export function isPreviewable(item: DocumentItem): boolean {
  return !isFolder(item) && !kindOf(item) && hasPreview(item.format);
}

/** Whether the document may be shared with a colleague. */
export function isShareable(item: DocumentItem): boolean {
  return kindOf(item)?.shared ?? shareableExtensions.includes(item.format);
}
