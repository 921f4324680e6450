import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import type { LateCode } from '@lectern/ui/late';
import { createContext, type ReactNode } from 'react';
import type { AssetSource, StageMode } from './stage-context.ts';

/** What the drawing of a tool gets. It fills its frame, which is an element's on a page or the inside of a window. */
export interface ToolViewProps {
  readonly data: ToolData;
  /** Changes its data under the given keys; what others change under other keys meanwhile stays. */
  readonly change: (patch: ToolDataPatch) => void;
  /**
   * Where the tool is shown. Hands use it in `show` alone; in the other modes it stands still: prepared, in small or on
   * paper.
   */
  readonly mode: StageMode;
  /** Of its frame, logical pixels: one and a half of the 1920 design, in a window too. */
  readonly size: { readonly w: number; readonly h: number };
  readonly assets: AssetSource;
  readonly language: 'zh' | 'en';
  /** Those of the page's theme by their slots, as CSS writes them; left out where there is no page. */
  readonly colors?: ToolColors | undefined;
  /** Makes a sound in the room: time is up, or a second of the last ten. Left out where another window is heard. */
  readonly sound?: ((name: ToolSound) => void) | undefined;
}

export type ToolColors = Readonly<Record<string, string>>;
export type ToolSound = 'alarm' | 'tick';
export type ToolView = (props: ToolViewProps) => ReactNode;

/** Gives the stage, which knows no tools, what draws them. Pass the same object while nothing changed. */
export interface ToolHost {
  readonly language: 'zh' | 'en';
  /** The view of the tools with this key, the same each time; `undefined` comes for a key that is not known. */
  toolView(key: string): LateCode<ToolView | undefined>;
  /** Keeps what a tool changed. Left out where nothing may be kept: the change is then this window's alone. */
  readonly change?: ((elementId: string, patch: ToolDataPatch) => void) | undefined;
  readonly sound?: ToolViewProps['sound'];
}

/** The host of the stages within; without one a tool is drawn as its preview. */
export const ToolHostContext = createContext<ToolHost | undefined>(undefined);
