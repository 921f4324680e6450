import { useDeskTexts } from '../desk-texts.ts';
import classes from './home-screen.module.css';

/** Cards whose content is on its way: the page keeps its shape. */
export function CardSkeleton({ count }: { readonly count: number }) {
  const texts = useDeskTexts();
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
        <li key={index} className={classes.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
        </li>
      ))}
      {/* A list has items alone: what is said of it is in one. */}
      <li className="visually-hidden">
        <span role="status">{texts('loading')}</span>
      </li>
    </>
  );
}
