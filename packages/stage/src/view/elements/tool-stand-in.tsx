import type { ElementOf } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { UnknownView } from './unknown-view.tsx';

export interface DrawnTool {
  readonly element: ElementOf<'tool'>;
}

interface ToolStandInProps extends DrawnTool {
  /** Its code is on the way: nothing says yet that it cannot be shown. */
  readonly waits?: boolean;
}

/** Stands in the place of a tool that nobody draws, or not yet: its preview. */
export function ToolStandIn({ element, waits = false }: ToolStandInProps): ReactNode {
  if (waits && element.preview === undefined) return null;
  return <UnknownView what={element.toolKey} preview={element.preview} />;
}
