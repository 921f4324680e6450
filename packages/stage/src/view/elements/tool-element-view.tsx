import { LateCode, useLate } from '@lectern/ui/late';
import { type ReactNode, useContext } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { ToolHostContext } from '../tool-host.ts';
import { ToolStandIn } from './tool-stand-in.tsx';

const hostedTool = new LateCode(async () => (await import('./hosted-tool.tsx')).HostedTool);

/** Resolves when tools can be drawn at once by their hosts. */
export const bringHostedTools = hostedTool.bring;

/** A tool as its host draws it; its preview where there is no host, meanwhile, and for a tool that nobody knows. */
export function ToolElementView({ element, frame }: DrawingProps<'tool'>): ReactNode {
  const host = useContext(ToolHostContext);
  const code = useLate(hostedTool, host !== undefined);
  if (!host) return <ToolStandIn element={element} />;
  if (code.type !== 'here') {
    return (
      <div data-loading="">
        <ToolStandIn element={element} waits={code.type === 'waiting'} />
      </div>
    );
  }
  return <code.value key={element.toolKey} host={host} element={element} size={frame} />;
}
