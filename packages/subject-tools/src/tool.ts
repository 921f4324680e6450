import type { ToolView, ToolViewProps } from '@lectern/stage/view';
import type { ReactNode } from 'react';

/** What the settings of a tool get, which stand in the editor's style panel. */
export type ToolPanelProps = Pick<ToolViewProps, 'data' | 'change' | 'language'>;
export type ToolPanel = (props: ToolPanelProps) => ReactNode;

/**
 * The code of one tool. Its data are flat: what two people may change at once lies under keys of its own, and what is
 * not there (a new tool has no data) or not sound stands for the usual.
 */
export interface ToolCode {
  /** How it is drawn and used; see `ToolViewProps`. */
  view(): Promise<ToolView>;
  /** Its settings, for one that has any. */
  panel?(): Promise<ToolPanel>;
}
