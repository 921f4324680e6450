import { EditPermission } from '@lectern/protocol/constants';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { KindIcon, kindOf } from '../document-kind.tsx';
import classes from './document-cover.module.css';
import { isCoverStale } from './stale-covers.ts';
import { coverKey, storedCovers } from './stored-covers.ts';

/** Drawing pages is optional: if the code fails to load, the placeholder stays. */
const LiveCover = lazyComponent(async () => (await import('./live-cover.tsx')).LiveCover);
const PictureCover = lazyComponent(async () => (await import('./picture-cover.tsx')).PictureCover);

const TONES = 4;

/** The same document always has the same colour. */
function toneOf(id: string): number {
  return Number.parseInt(id.slice(-2), 16) % TONES || 0;
}

/** The thumbnail of a document with pages or of a picture, and an icon for all others. */
export function DocumentCover({ item }: { readonly item: DocumentItem }) {
  const hasPages = kindOf(item)?.pages;
  const drawn = hasPages ? <DrawnCover /> : <KindIcon code={item.resource_type_code} />;
  return (
    <MadeCover key={coverKey(item)} item={item} drawn={drawn}>
      {hasPages ? <LiveCover item={item} /> : isStoredHere(item) && <PictureCover item={item} />}
    </MadeCover>
  );
}

/** Whether the document is a picture whose thumbnail this window may store. */
function isStoredHere({ resource_type_code: kind, permission }: DocumentItem): boolean {
  return kind === 'assets_picture' && permission === EditPermission.EDIT;
}

function Picture({ address, onBroken }: { readonly address: string; readonly onBroken: () => void }) {
  return <img src={address} alt="" loading="lazy" decoding="async" draggable={false} onError={onBroken} />;
}

interface MadeCoverProps {
  readonly item: DocumentItem;
  /** The placeholder while there is no thumbnail. */
  readonly drawn: ReactNode;
  /** The component that creates the thumbnail, for documents that can have one. */
  readonly children: ReactNode;
}

/**
 * The stored thumbnail of a document. If it is missing or outdated, a new one is created as soon as the card is in
 * view.
 */
function MadeCover({ item, drawn, children }: MadeCoverProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const stored = useSignal(storedCovers, (covers) => covers[coverKey(item)]);
  const [broken, setBroken] = useState<string>();
  // Whether the document was edited since its thumbnail was stored; true until this window stores another.
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

/** A placeholder that resembles a generic page. */
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
