import type { ElementOf } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { UnknownView } from './unknown-view.tsx';

export interface DrawnTool {
  readonly element: ElementOf<'tool'>;
}

/** Stands in the place of a tool that nobody draws, or not yet: its preview. */
export function ToolStandIn({ element }: DrawnTool): ReactNode {
  return <UnknownView what={element.toolKey} preview={element.preview} />;
}
