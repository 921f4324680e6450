import type { ElementOf } from '@lectern/courseware';
import type { ReactNode } from 'react';
import { UnknownView } from './unknown-view.tsx';

export interface DrawnTool {
  readonly element: ElementOf<'tool'>;
}

interface ToolStandInProps extends DrawnTool {
  /** Whether the tool's code is still loading, so that it is not yet known to be unavailable. */
  readonly waits?: boolean;
}

/** The preview of a tool that cannot be drawn, or not yet. */
export function ToolStandIn({ element, waits = false }: ToolStandInProps): ReactNode {
  if (waits && element.preview === undefined) return null;
  return <UnknownView what={element.toolKey} preview={element.preview} />;
}
