import { isDocumentKind } from '@lectern/protocol/document-kind-of';
import type { DocumentKindCode } from '@lectern/protocol/document-kinds';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { Language } from '@lectern/protocol/errors';
import { ListChecks, type LucideIcon, PenLine, Presentation } from 'lucide-react';

/** The web's row of a kind of document. Its path is in `document-paths.ts`, more facts in `@lectern/protocol/document-kinds`. */
export interface DocumentKindRow {
  readonly label: Readonly<Record<Language, string>>;
  readonly icon: LucideIcon;
  /** The icon is coloured in lists, as the icon of a folder is. */
  readonly isMarked: boolean;
  /** The content is preloaded when the mouse button goes down on a document. */
  readonly isFetchedAhead: boolean;
  /** Pages can be hidden, so the export dialog offers to include hidden pages. */
  readonly hidesPages: boolean;
  /** The blackboard of a lesson can load the pages. */
  readonly goesOnBlackboard: boolean;
}

export const documentKinds: Readonly<Record<DocumentKindCode, DocumentKindRow>> = {
  coursewares: {
    label: { zh: '课件', en: 'Courseware' },
    icon: Presentation,
    isMarked: true,
    isFetchedAhead: true,
    hidesPages: true,
    goesOnBlackboard: false,
  },
  superboard: {
    label: { zh: '黑板', en: 'Board' },
    icon: PenLine,
    isMarked: false,
    isFetchedAhead: false,
    hidesPages: false,
    goesOnBlackboard: true,
  },
  exercises: {
    label: { zh: '练习', en: 'Exercise' },
    icon: ListChecks,
    isMarked: false,
    isFetchedAhead: false,
    hidesPages: false,
    goesOnBlackboard: false,
  },
};

/** Returns the web's row of a document, undefined for files and folders. */
export function kindRowOf({
  resource_type_code: code,
}: Pick<DocumentItem, 'resource_type_code'>): DocumentKindRow | undefined {
  return isDocumentKind(code) ? documentKinds[code] : undefined;
}
