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
      <li className="visually-hidden" role="status">
        {texts('loading')}
      </li>
    </>
  );
}
