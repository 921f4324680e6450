import type { Author } from './author.ts';
import type { Pupil } from './pupil.ts';

/** How a question of a kind is made and answered by hand. */
export interface Hand {
  /** Fills the dialog of a new question, without more than must be given. */
  write(author: Author): Promise<void>;
  /** Answers in the form of the basic kind; a game on a phone is answered so where it has no form of its own. */
  right(pupil: Pupil): Promise<void>;
  wrong(pupil: Pupil): Promise<void>;
  /** Plays the game on the panel; left out for a basic kind. */
  readonly play?: Playing & {
    /** The game ends by itself also where answers are wrong. */
    readonly endsItself?: boolean;
  };
  /** Plays the game on a phone, where it is played there. */
  readonly phone?: Playing;
  /** The answer waits for a teacher who marks it. */
  readonly isMarked?: boolean;
}

interface Playing {
  /** Plays to the end without a mistake. */
  right(pupil: Pupil): Promise<void>;
  /** Gives at least one wrong answer. */
  wrong(pupil: Pupil): Promise<void>;
}
