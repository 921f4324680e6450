import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { useState } from 'react';
import classes from './document-cover.module.css';
import { isCourseware, KindIcon } from './document-kind.tsx';

const TONES = 4;

/** The same document keeps its colour. */
function toneOf(id: string): number {
  return Number.parseInt(id.slice(-2), 16) % TONES || 0;
}

/** The cover picture; a drawn page where a courseware has none yet, and an icon for other files. */
export function DocumentCover({ item }: { readonly item: DocumentItem }) {
  const [broken, setBroken] = useState<string>();
  if (item.cover !== null && item.cover !== broken) {
    return (
      <span className={classes.cover}>
        <img
          src={item.cover}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(item.cover ?? undefined)}
        />
      </span>
    );
  }
  if (!isCourseware(item)) {
    return (
      <span className={classes.cover} data-kind={item.resource_type_code} aria-hidden="true">
        <KindIcon code={item.resource_type_code} />
      </span>
    );
  }
  return (
    <span className={classes.cover} data-tone={toneOf(item.id)} aria-hidden="true">
      <svg viewBox="0 0 320 180" className={classes.drawing} aria-hidden="true">
        <rect className={classes.bar} x="26" y="22" width="116" height="14" rx="3" />
        <rect className={classes.text} x="26" y="58" width="150" height="6" rx="3" />
        <rect className={classes.text} x="26" y="78" width="150" height="6" rx="3" />
        <rect className={classes.text} x="26" y="98" width="150" height="6" rx="3" />
        <rect className={classes.text} x="26" y="118" width="104" height="6" rx="3" />
        <rect className={classes.block} x="206" y="52" width="88" height="78" rx="6" />
      </svg>
    </span>
  );
}
