import type { ReactNode } from 'react';
import { useStage } from '../../stage-context.ts';

/**
 * A file on another server is never fetched automatically: its host is shown, and it opens when the user presses it.
 */
export function Elsewhere({ address }: { readonly address: string }): ReactNode {
  const { labels } = useStage();
  const host = hostOf(address);
  if (host === undefined) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer noopener"
      style={{
        ...{
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 0,
          padding: '8px 12px',
          boxSizing: 'border-box',
        },
        ...{
          background: 'rgb(0 0 0 / 72%)',
          color: '#fff',
          font: '18px/1.4 sans-serif',
          textAlign: 'center',
        },
        overflowWrap: 'anywhere',
      }}
    >
      {labels.elsewhere(host)}
    </a>
  );
}

function hostOf(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).host;
}
