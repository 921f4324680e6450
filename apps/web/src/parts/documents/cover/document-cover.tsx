import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { late } from '@lectern/ui/late';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect, useRef, useState } from 'react';
import { hasPages, KindIcon } from '../document-kind.tsx';
import classes from './document-cover.module.css';
import { isCoverStale } from './stale-covers.ts';
import { storedCovers } from './stored-covers.ts';

/** Drawing pages is an extra: where its part of the program does not arrive, the drawn cover stays. */
const LiveCover = late(async () => (await import('./live-cover.tsx')).LiveCover);

const TONES = 4;

/** The same document keeps its colour. */
function toneOf(id: string): number {
  return Number.parseInt(id.slice(-2), 16) % TONES || 0;
}

/** The cover of a courseware or a board, and an icon for other files. */
export function DocumentCover({ item }: { readonly item: DocumentItem }) {
  if (hasPages(item)) return <CoursewareCover key={item.id} item={item} />;
  return item.cover === null ? (
    <span className={classes.cover} data-kind={item.resource_type_code} aria-hidden="true">
      <KindIcon code={item.resource_type_code} />
    </span>
  ) : (
    <span className={classes.cover}>
      <Picture address={item.cover} />
    </span>
  );
}

function Picture({ address, onBroken }: { readonly address: string; readonly onBroken?: () => void }) {
  return <img src={address} alt="" loading="lazy" decoding="async" draggable={false} onError={onBroken} />;
}

/**
 * The stored picture of the first page; while there is none, or the page was worked on since, the page itself is drawn
 * over it as soon as it is in sight.
 */
function CoursewareCover({ item }: { readonly item: DocumentItem }) {
  const frame = useRef<HTMLSpanElement>(null);
  const stored = useSignal(storedCovers, (covers) => covers[item.id]);
  const [broken, setBroken] = useState<string>();
  // Worked on since its cover was stored: true until this window stores another.
  const [outdated] = useState(() => (isCoverStale(item.id) ? { stored } : undefined));
  const [seen, setSeen] = useState(false);
  const address = stored ?? item.cover;
  const shown = address === broken ? null : address;
  const wantsPage = shown === null || (outdated !== undefined && outdated.stored === stored);

  useEffect(() => {
    if (!wantsPage || seen || frame.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) setSeen(true);
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [wantsPage, seen]);

  return (
    <span ref={frame} className={classes.cover} data-tone={toneOf(item.id)} aria-hidden="true">
      {shown === null ? <DrawnCover /> : <Picture address={shown} onBroken={() => setBroken(shown)} />}
      {wantsPage && seen && <LiveCover item={item} />}
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
