import { type ElementOf, patchedData, type ToolDataPatch } from '@lectern/courseware';
import { useLate } from '@lectern/ui/late';
import { type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { DrawingProps } from '../drawing-props.ts';
import { useStage } from '../stage-context.ts';
import { type ToolHost, ToolHostContext } from '../tool-host.ts';
import { UnknownView } from './unknown-view.tsx';

/** A tool as its host draws it; its preview where there is no host, meanwhile, and for a tool that nobody knows. */
export function ToolElementView({ element, frame }: DrawingProps<'tool'>): ReactNode {
  const host = useContext(ToolHostContext);
  if (!host) return <StandIn element={element} />;
  return <HostedTool key={element.toolKey} host={host} element={element} size={frame} />;
}

function StandIn({ element }: { readonly element: ElementOf<'tool'> }): ReactNode {
  return <UnknownView what={element.toolKey} preview={element.preview} />;
}

interface HostedToolProps {
  readonly host: ToolHost;
  readonly element: ElementOf<'tool'>;
  readonly size: { readonly w: number; readonly h: number };
}

const FILLS = { position: 'absolute', inset: 0 } as const;
const NOTHING_CHANGED: ToolDataPatch = {};

function HostedTool({ host, element, size: { w, h } }: HostedToolProps): ReactNode {
  const { assets, mode } = useStage();
  const code = useLate(host.toolView(element.toolKey));
  const [own, setOwn] = useState(NOTHING_CHANGED);
  const { id, data: kept } = element;
  const { change: keep } = host;
  const change = useCallback(
    (patch: ToolDataPatch) => (keep ? keep(id, patch) : setOwn((before) => ({ ...before, ...patch }))),
    [keep, id],
  );
  // What was done before there was a place to keep it goes there as soon as there is one.
  useEffect(() => {
    if (!keep || own === NOTHING_CHANGED) return;
    keep(id, own);
    setOwn(NOTHING_CHANGED);
  }, [keep, id, own]);
  const data = useMemo(() => (own === NOTHING_CHANGED ? kept : patchedData(kept, own)), [kept, own]);
  const size = useMemo(() => ({ w, h }), [w, h]);
  const View = code.type === 'here' ? code.value : undefined;
  if (!View) return <StandIn element={element} />;
  return (
    // A slide is light in the dark theme too.
    <div data-theme="light" style={FILLS}>
      <View data={data} change={change} mode={mode} size={size} assets={assets} language={host.language} />
    </div>
  );
}
