import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import type { LazyCode } from '@lectern/ui/lazy';
import { createContext, type ReactNode } from 'react';
import type { AssetSource, StageMode } from '../stage-context.ts';
import type { ThemeColors } from './theme-colors.ts';

/**
 * The props of a tool's view. The view fills its frame: the frame of an element on a page, or the inside of a window.
 */
export interface ToolViewProps {
  readonly data: ToolData;
  /** Changes the tool's data under the given keys; concurrent changes of others under other keys are kept. */
  readonly change: (patch: ToolDataPatch) => void;
  /**
   * The mode of the stage that shows the tool. Users operate it in `show` only; in the other modes it is static: in the
   * editor, in small or on paper.
   */
  readonly mode: StageMode;
  /** Size of the view's frame, logical pixels. One logical pixel is 1.5 pixels of the 1920 design, also in a window. */
  readonly size: { readonly w: number; readonly h: number };
  readonly assets: AssetSource;
  readonly language: 'zh' | 'en';
  /** The colours of the page's theme by slot, as CSS; left out when there is no page. */
  readonly colors?: ThemeColors | undefined;
  /** Plays a sound, for instance when the time is up. Left out when another window plays the sounds. */
  readonly sound?: ((name: ToolSound) => void) | undefined;
}

export type ToolSound = 'alarm' | 'tick';
export type ToolView = (props: ToolViewProps) => ReactNode;

/** Lets the stage, which knows no tools, draw them. Pass the same object while nothing has changed. */
export interface ToolHost {
  readonly language: 'zh' | 'en';
  /** The view of the tools with this key, the same object each time; it loads as `undefined` for an unknown key. */
  toolView(key: string): LazyCode<ToolView | undefined>;
  /** Stores changes of a tool. Left out when nothing may be stored: changes are then visible in this window only. */
  readonly change?: ((elementId: string, patch: ToolDataPatch) => void) | undefined;
  readonly sound?: ToolViewProps['sound'];
}

/** The host for the stages within; without one a tool is drawn as its preview. */
export const ToolHostContext = createContext<ToolHost | undefined>(undefined);
