import type { Readable } from '@lectern/base';
import type { Edit } from '@lectern/courseware';
import { type ComponentType, createContext, useContext } from 'react';

/** What a property panel needs of the screen that it stands on. A screen gives what it has; a panel works without any of it. */
export interface PanelHost {
  /** Moves the keyboard after a choice by hand to where the user types on: an open text, or the page. */
  readonly goOn?: () => void;
  /** The node that a colour can be picked from in a browser without an eyedropper; null while nothing is drawn. */
  readonly drawing?: () => HTMLElement | null;
  /** Runs a change while a hand still moves. Changes with the same `step` become one undo step. */
  readonly passing?: (step: string, change: () => void) => void;
  readonly recentColors?: RecentColors;
  readonly folds?: KeptFolds;
  readonly pictures?: PanelPictures;
}

/** The colours beside the theme's that were used last, six hexadecimal digits each, newest first. */
export interface RecentColors {
  readonly values: Readable<readonly string[]>;
  use(color: string): void;
}

/** Which folded sections were left open, by their ids. */
export interface KeptFolds {
  isOpen(id: string): boolean;
  keep(id: string, isOpen: boolean): void;
}

/** Where pictures come from and are stored. */
export interface PanelPictures {
  /** The kinds of files that the file picker offers, as the attribute `accept` has them. */
  readonly accept: string;
  /** A dialog in which users choose a picture of their own disk. */
  readonly Disk?: ComponentType<PictureDialogProps>;
  /** Stores a file. Returns undefined, after the user was told, when the file is no picture or could not be stored. */
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

/** A picture that the courseware may refer to from now on. */
export interface StoredPicture {
  readonly hash: string;
  /** Puts the picture's record into the courseware, in the same step as the fill that refers to it. */
  readonly keep: (edit: Edit) => void;
}

/** The host of all panels below it. */
export const PanelHostContext = createContext<PanelHost>({});

export function usePanelHost(): PanelHost {
  return useContext(PanelHostContext);
}
