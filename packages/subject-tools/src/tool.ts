import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import type { ToolView, ToolViewProps } from '@lectern/stage/view';
import type { ReactNode } from 'react';

/** What the settings of a tool get, which stand in the editor's style panel. */
export type ToolPanelProps = Pick<ToolViewProps, 'data' | 'change' | 'language'>;
export type ToolPanel = (props: ToolPanelProps) => ReactNode;

/** What the picture of a tool is made of: nothing that moves, and nothing that time or chance decides. */
export type ToolPictureProps = Pick<ToolViewProps, 'data' | 'size' | 'language' | 'colors'>;

/** What the data of a tool mean by now, apart from any screen. */
export interface ToolShape {
  /** Counted from 1; goes up when a key comes to mean something else. Data without a `version` are of the first. */
  readonly version: number;
  /** By the version that it leads to: what to write so that data of the one before say the same. */
  readonly migrations: Readonly<Record<number, (data: ToolData) => ToolDataPatch>>;
}

/** What of a tool comes in one file. */
export interface ToolPart {
  readonly shape: ToolShape;
  /** How it is used by hand in `show`; its picture stands for it in the other modes. See `ToolViewProps`. */
  readonly View: ToolView;
  /** One `<svg>` of its size, which is whole without our styles: colours of `common/paint.ts`, no class names. */
  readonly Picture: (props: ToolPictureProps) => ReactNode;
  /** What the picture says, in words. */
  readonly wordsOf: (props: Omit<ToolPictureProps, 'size'>) => string;
}

/**
 * The code of one tool. Its data are flat: what two people may change at once lies under keys of its own, and what is
 * not there (a new tool has no data) or not sound stands for the usual.
 */
export interface ToolCode {
  part(): Promise<ToolPart>;
  /** Its settings, for one that has any. */
  panel?(): Promise<ToolPanel>;
}
