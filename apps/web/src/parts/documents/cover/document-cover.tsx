import { EditPermission } from '@lectern/protocol/constants';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { late } from '@lectern/ui/late';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasPages, KindIcon } from '../document-kind.tsx';
import classes from './document-cover.module.css';
import { isCoverStale } from './stale-covers.ts';
import { coverKey, storedCovers } from './stored-covers.ts';

/** Drawing pages is an extra: where its part of the program does not arrive, the drawn cover stays. */
const LiveCover = late(async () => (await import('./live-cover.tsx')).LiveCover);
const PictureCover = late(async () => (await import('./picture-cover.tsx')).PictureCover);

const TONES = 4;

/** The same document keeps its colour. */
function toneOf(id: string): number {
  return Number.parseInt(id.slice(-2), 16) % TONES || 0;
}

/** The cover of a courseware, a board or a picture, and an icon for other files. */
export function DocumentCover({ item }: { readonly item: DocumentItem }) {
  const drawn = hasPages(item) ? <DrawnCover /> : <KindIcon code={item.resource_type_code} />;
  return (
    <MadeCover key={coverKey(item)} item={item} drawn={drawn}>
      {hasPages(item) ? <LiveCover item={item} /> : isStoredHere(item) && <PictureCover item={item} />}
    </MadeCover>
  );
}

/** A picture whose small picture this window may store. */
function isStoredHere({ resource_type_code: kind, permission }: DocumentItem): boolean {
  return kind === 'assets_picture' && permission === EditPermission.EDIT;
}

function Picture({ address, onBroken }: { readonly address: string; readonly onBroken: () => void }) {
  return <img src={address} alt="" loading="lazy" decoding="async" draggable={false} onError={onBroken} />;
}

interface MadeCoverProps {
  readonly item: DocumentItem;
  /** What stands there while there is no picture. */
  readonly drawn: ReactNode;
  /** What makes the picture, for a document of which there may be one. */
  readonly children: ReactNode;
}

/**
 * The stored picture of a document; while there is none, or its first page was worked on since, one is made as soon as the
 * card is in sight.
 */
function MadeCover({ item, drawn, children }: MadeCoverProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const stored = useSignal(storedCovers, (covers) => covers[coverKey(item)]);
  const [broken, setBroken] = useState<string>();
  // Worked on since its cover was stored: true until this window stores another.
  const [outdated] = useState(() => (isCoverStale(item.id) ? { stored } : undefined));
  const [seen, setSeen] = useState(false);
  const address = stored ?? item.cover;
  const shown = address === broken ? null : address;
  const wantsCover = shown === null || (outdated !== undefined && outdated.stored === stored);

  useEffect(() => {
    if (!wantsCover || seen || frame.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) setSeen(true);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [wantsCover, seen]);

  return (
    <span
      ref={frame}
      className={classes.cover}
      data-kind={item.resource_type_code}
      data-tone={toneOf(item.id)}
      aria-hidden="true"
    >
      {shown === null ? drawn : <Picture address={shown} onBroken={() => setBroken(shown)} />}
      {wantsCover && seen && children}
    </span>
  );
}

/** A page that stands for any page. */
function DrawnCover() {
  return (
    <svg viewBox="0 0 320 180" className={classes.drawing} aria-hidden="true">
      <rect className={classes.bar} x="26" y="22" width="116" height="14" rx="3" />
      <rect className={classes.text} x="26" y="58" width="150" height="6" rx="3" />
      <rect className={classes.text} x="26" y="78" width="150" height="6" rx="3" />
      <rect className={classes.text} x="26" y="98" width="150" height="6" rx="3" />
      <rect className={classes.text} x="26" y="118" width="104" height="6" rx="3" />
      <rect className={classes.block} x="206" y="52" width="88" height="78" rx="6" />
    </svg>
  );
}
