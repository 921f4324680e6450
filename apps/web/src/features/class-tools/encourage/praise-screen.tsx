import { Stack, Text } from '@lectern/ui';
import { Star } from 'lucide-react';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { leftOf, useViewOnly } from '../../../parts/class-tools/index.ts';
import classes from './encourage.module.css';
import { useTexts } from './texts.ts';

/** Duration of a praise, milliseconds. */
export const PRAISE_MS = 3_000;

/** A praise as stored in the lesson: for whom, and since when. */
export interface Praise {
  readonly names: readonly string[];
  readonly at: number;
}

export function keptPraise(value: unknown): Praise | undefined {
  const { names, at } = (value ?? {}) as Partial<Record<keyof Praise, unknown>>;
  if (!Array.isArray(names) || typeof at !== 'number') return undefined;
  const said = names.filter((name) => typeof name === 'string' && name !== '');
  return said.length === 0 ? undefined : { names: said, at };
}

/** Remaining time, milliseconds; 0 by a clock that was set back. */
export function standsFor({ at }: Praise, now: number): number {
  return leftOf(at, PRAISE_MS, now);
}

const SPARKS = 24;

/** A praise over the whole screen, which ends automatically, or earlier by a press or a key. */
export function PraiseScreen({
  praise,
  now,
  onHide,
}: {
  readonly praise: Praise;
  /** Time when the praise is first shown, milliseconds since 1970. */
  readonly now: number;
  readonly onHide: () => void;
}): ReactNode {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [left] = useState(() => standsFor(praise, now));
  const [over, setOver] = useState(left === 0);
  const viewOnly = useViewOnly();
  useLayoutEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setOver(true), left);
    if (viewOnly) return () => clearTimeout(timer);
    const before = document.activeElement;
    button.current?.showPopover();
    button.current?.focus();
    return () => {
      clearTimeout(timer);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [left, viewOnly]);
  if (over) return null;
  return (
    <Stack
      as="button"
      items="center"
      overflow="clip"
      wide
      ref={button}
      type="button"
      // A following window keeps its own toolbar above the praise.
      popover={viewOnly ? undefined : 'manual'}
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
      <Text as="strong" overflow="breaks" textAlign="center" className={classes.who} role="status">
        {praise.names.join(t('between'))}
      </Text>
      <span className={classes.word}>{t('praise')}</span>
      <Text size="panel">{t('hide')}</Text>
    </Stack>
  );
}
