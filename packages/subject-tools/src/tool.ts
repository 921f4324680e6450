import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import type { ToolView, ToolViewProps } from '@lectern/stage/view';
import type { ReactNode } from 'react';

/** The props of a tool's settings, in the editor's style panel. */
export type ToolPanelProps = Pick<ToolViewProps, 'data' | 'change' | 'language'>;
export type ToolPanel = (props: ToolPanelProps) => ReactNode;

/** The props of a tool's picture: it is static, and does not depend on time or chance. */
export type ToolPictureProps = Pick<ToolViewProps, 'data' | 'size' | 'language' | 'colors'>;

/** The current format of a tool's data. */
export interface ToolShape {
  /** Counted from 1; increases when the meaning of a key changes. Data without a `version` are of version 1. */
  readonly version: number;
  /** Migrations by the version that they lead to: the patch that converts data of the version before. */
  readonly migrations: Readonly<Record<number, (data: ToolData) => ToolDataPatch>>;
}

/** The parts of a tool that are loaded in one file. */
export interface ToolPart {
  readonly shape: ToolShape;
  /** The interactive view in `show`; in other modes the picture is shown. See `ToolViewProps`. */
  readonly View: ToolView;
  /** One `<svg>` of its size that is complete without external styles: colours of `common/paint.ts`, no class names. */
  readonly Picture: (props: ToolPictureProps) => ReactNode;
  /** The content of the picture as text. */
  readonly wordsOf: (props: Omit<ToolPictureProps, 'size'>) => string;
}

/**
 * The code of one tool. Its data are flat: values that two users may change at once have separate keys, and missing (a
 * new tool has no data) or invalid values are replaced by defaults.
 */
export interface ToolCode {
  part(): Promise<ToolPart>;
  /** The settings, if the tool has any. */
  panel?(): Promise<ToolPanel>;
}
