import { patchedData, type ToolDataPatch } from '@lectern/courseware';
import { useLazy } from '@lectern/ui/lazy';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useThemeColors } from '../hosts/theme-colors.ts';
import type { ToolHost } from '../hosts/tool-host.ts';
import { useStage } from '../stage-context.ts';
import { type DrawnTool, ToolStandIn } from './tool-stand-in.tsx';

interface HostedToolProps extends DrawnTool {
  readonly host: ToolHost;
  readonly size: { readonly w: number; readonly h: number };
}

const FILLS = { position: 'absolute', inset: 0 } as const;
const NOTHING_CHANGED: ToolDataPatch = {};

/** A tool, drawn by its host. */
export function HostedTool({ host, element, size: { w, h } }: HostedToolProps): ReactNode {
  const { assets, mode } = useStage();
  const colors = useThemeColors();
  const code = useLazy(host.toolView(element.toolKey));
  const [own, setOwn] = useState(NOTHING_CHANGED);
  const { id, data: kept } = element;
  const { change: keep } = host;
  const change = useCallback(
    (patch: ToolDataPatch) => (keep ? keep(id, patch) : setOwn((before) => ({ ...before, ...patch }))),
    [keep, id],
  );
  // Changes from before the host could store are stored as soon as it can.
  useEffect(() => {
    if (!keep || own === NOTHING_CHANGED) return;
    keep(id, own);
    setOwn(NOTHING_CHANGED);
  }, [keep, id, own]);
  const data = useMemo(() => (own === NOTHING_CHANGED ? kept : patchedData(kept, own)), [kept, own]);
  const size = useMemo(() => ({ w, h }), [w, h]);
  const View = code.type === 'here' ? code.value : undefined;
  if (!View) return <ToolStandIn element={element} waits={code.type === 'waiting'} />;
  return (
    // A slide is light in the dark theme, too.
    <div data-theme="light" style={FILLS}>
      <View
        data={data}
        change={change}
        mode={mode}
        size={size}
        assets={assets}
        language={host.language}
        colors={colors}
        sound={host.sound}
      />
    </div>
  );
}
