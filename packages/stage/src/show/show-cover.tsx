import classes from './show.module.css';
import type { ShowCover as Cover } from './show-state.ts';

export interface ShowCoverProps {
  readonly cover: Cover;
  readonly texts: ShowCoverTexts;
  readonly onPress: () => void;
}

export interface ShowCoverTexts {
  /** Accessible name of the black or white screen: the effect of a press. */
  readonly uncover: string;
  readonly over: string;
  readonly overHint: string;
  /** Accessible name of the end screen: the effect of a press. */
  readonly leave: string;
}

/** The black or white screen, or the end of the show. */
export function ShowCover({ cover, texts, onPress }: ShowCoverProps) {
  if (cover !== 'black' && cover !== 'white' && cover !== 'end') return null;
  return (
    <button
      type="button"
      className={classes.cover}
      data-cover={cover}
      aria-label={cover === 'end' ? texts.leave : texts.uncover}
      onClick={onPress}
    >
      {cover === 'end' && (
        <>
          <strong>{texts.over}</strong>
          {texts.overHint}
        </>
      )}
    </button>
  );
}
