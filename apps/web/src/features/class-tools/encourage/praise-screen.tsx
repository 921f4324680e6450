import { Star } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './encourage.module.css';
import { type Praise, standsFor } from './praise.ts';
import { useTexts } from './texts.ts';

const SPARKS = 24;

/** One praise over everything: it ends by itself, and by a press or a key before that. */
export function PraiseScreen({
  praise,
  onHide,
}: {
  readonly praise: Praise;
  readonly onHide: () => void;
}): ReactNode {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [left] = useState(() => standsFor(praise, Date.now()));
  const [over, setOver] = useState(left === 0);
  useEffect(() => {
    if (left === 0) return;
    const before = document.activeElement;
    button.current?.showPopover();
    button.current?.focus();
    const timer = setTimeout(() => setOver(true), left);
    return () => {
      clearTimeout(timer);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [left]);
  if (over) return null;
  return (
    <button
      ref={button}
      type="button"
      popover="manual"
      className={classes.praise}
      onClick={onHide}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onHide();
      }}
    >
      {Array.from({ length: SPARKS }, (_, index) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and stay where they are
          key={index}
          aria-hidden="true"
          className={classes.spark}
          style={
            {
              '--turn': `${(index * 360) / SPARKS}deg`,
              '--far': `${30 + ((index * 7) % 4) * 9}vmin`,
            } as CSSProperties
          }
        />
      ))}
      <Star aria-hidden="true" className={classes.star} />
      <strong className={classes.who} role="status">
        {praise.names.join(t('between'))}
      </strong>
      <span className={classes.word}>{t('praise')}</span>
      <span className={classes.hide}>{t('hide')}</span>
    </button>
  );
}
