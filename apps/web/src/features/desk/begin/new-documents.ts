import type { DocumentKindCode } from '@lectern/protocol/document-kinds';
import { Expand, ListChecks, type LucideIcon, PenLine, Plus } from 'lucide-react';
import type { DeskText } from '../desk-texts.ts';
import type { MakeDocument } from './use-new-document.ts';

/**
 * The texts and icons with which the desk offers new documents of a kind. The texts are under `create` in the desk's
 * locale.
 */
export interface NewDocument {
  readonly icon: LucideIcon;
  /** Whether the home screen shows a coloured card, and the disk a button without a menu. */
  readonly isMain: boolean;
  /** A second button, which creates another form of document. */
  readonly variant:
    | { readonly icon: LucideIcon; readonly label: DeskText; readonly make: MakeDocument }
    | undefined;
  /** Whether the home screen shows a button for the templates. */
  readonly hasTemplates: boolean;
}

export const newDocuments: Readonly<Record<DocumentKindCode, NewDocument>> = {
  coursewares: { icon: Plus, isMain: true, variant: undefined, hasTemplates: true },
  superboard: {
    icon: PenLine,
    isMain: false,
    variant: {
      icon: Expand,
      label: 'create.superboard.endless',
      make: (actions, name, folderId) => actions.createEndlessBoard(name, folderId),
    },
    hasTemplates: false,
  },
  exercises: { icon: ListChecks, isMain: false, variant: undefined, hasTemplates: false },
};
