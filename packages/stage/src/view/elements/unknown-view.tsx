import type { ReactNode } from 'react';
import { useAssetUrl, useStage } from '../stage-context.ts';

export interface UnknownViewProps {
  readonly what: string;
  readonly preview?: string | undefined;
  readonly texts?: readonly string[] | undefined;
}

/** An element that is stored but cannot be drawn: its preview, or a box that names it. */
export function UnknownView({ what, preview, texts }: UnknownViewProps): ReactNode {
  const { labels } = useStage();
  const url = useAssetUrl(preview);
  if (url) {
    return (
      <img
        src={url}
        alt={labels.unknown(what)}
        draggable={false}
        style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' }}
      />
    );
  }
  return (
    <NoticeBox>
      {labels.unknown(what)}
      {texts && texts.length > 0 ? <div style={{ marginTop: 8 }}>{texts.join(' ')}</div> : null}
    </NoticeBox>
  );
}

/** A plain box with a message, in place of an element that cannot be shown. */
export function NoticeBox({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div
      style={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeContent: 'center',
        textAlign: 'center',
        overflow: 'clip',
        padding: 8,
        boxSizing: 'border-box',
        border: '1px dashed #98a2b3',
        borderRadius: 4,
        background: 'rgba(242,244,247,0.8)',
        color: '#475467',
        font: '16px/1.4 system-ui, sans-serif',
      }}
    >
      {children}
    </div>
  );
}
