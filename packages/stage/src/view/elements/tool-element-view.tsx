import { LazyCode, useLazy } from '@lectern/ui/lazy';
import { type ReactNode, useContext } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { ToolHostContext } from '../hosts/tool-host.ts';
import { ToolStandIn } from './tool-stand-in.tsx';

const hostedTool = new LazyCode(async () => (await import('./hosted-tool.tsx')).HostedTool);

/** Loads the code that lets hosts draw tools at once. */
export const loadHostedTools = hostedTool.load;

/** A tool, drawn by its host; its preview when there is no host, while the code is loading, and for an unknown tool. */
export function ToolElementView({ element, frame }: DrawingProps<'tool'>): ReactNode {
  const host = useContext(ToolHostContext);
  const code = useLazy(hostedTool, host !== undefined);
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
