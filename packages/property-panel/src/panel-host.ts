import type { Readable } from '@lectern/base';
import type { Edit } from '@lectern/courseware';
import { type ComponentType, createContext, useContext } from 'react';

/** Services that a screen offers to its property panels. Panels work without any of them. */
export interface PanelHost {
  /** Moves the focus after a choice by pointer to where the user continues typing: the open text, or the page. */
  readonly goOn?: () => void;
  /** The node from which the eyedropper picks in browsers without an eyedropper; null while no page is drawn. */
  readonly drawing?: () => HTMLElement | null;
  /** Runs a change during a drag. Changes with the same `step` become one undo step. */
  readonly passing?: (step: string, change: () => void) => void;
  readonly recentColors?: RecentColors;
  readonly folds?: KeptFolds;
  readonly pictures?: PanelPictures;
}

/** Recently used colours outside the theme: six hexadecimal digits each, newest first. */
export interface RecentColors {
  readonly values: Readable<readonly string[]>;
  use(color: string): void;
}

/** The expanded state of folded sections, by section id. */
export interface KeptFolds {
  isOpen(id: string): boolean;
  keep(id: string, isOpen: boolean): void;
}

/** Sources and storage of pictures. */
export interface PanelPictures {
  /** Value of the file field's `accept` attribute. */
  readonly accept: string;
  /** A dialog in which users select a picture from their own disk. */
  readonly Disk?: ComponentType<PictureDialogProps>;
  /** Stores a file. Shows a message and returns undefined when the file is no picture or could not be stored. */
  store(
    file: File,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ): Promise<StoredPicture | undefined>;
}

export interface PictureDialogProps {
  readonly onPicture: (file: File) => void;
  readonly onClose: () => void;
}

/** A stored picture that the courseware may refer to. */
export interface StoredPicture {
  readonly hash: string;
  /** Creates the picture's record in the courseware, in the same undo step as the fill that refers to it. */
  readonly keep: (edit: Edit) => void;
}

/** The host of all panels inside the provider. */
export const PanelHostContext = createContext<PanelHost>({});

export function usePanelHost(): PanelHost {
  return useContext(PanelHostContext);
}
