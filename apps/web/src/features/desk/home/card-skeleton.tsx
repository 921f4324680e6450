import { Stack } from '@lectern/ui';
import { useDeskTexts } from '../desk-texts.ts';
import classes from './home-screen.module.css';

/** Placeholder cards while the content loads, so that the page keeps its layout. */
export function CardSkeleton({ count }: { readonly count: number }) {
  const texts = useDeskTexts();
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
        <Stack key={index} as="li" gap={2} className={classes.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
        </Stack>
      ))}
      {/* A list may contain only items, so the status message is in an item. */}
      <li className="visually-hidden">
        <span role="status">{texts('loading')}</span>
      </li>
    </>
  );
}
