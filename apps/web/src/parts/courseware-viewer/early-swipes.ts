import { readSwipe } from '@lectern/stage/show';

/** The command that a swipe means. */
export type Swiped = NonNullable<ReturnType<typeof readSwipe>>;

/** The properties of a pointer event that are read. */
export type SeenPointer = Pick<
  PointerEvent,
  'pointerId' | 'pointerType' | 'isPrimary' | 'clientX' | 'clientY' | 'timeStamp'
>;

/**
 * Records swipes on the first page while the player is loading and replays them when it is ready. A swipe that starts
 * before and ends after that is handled too; later swipes are handled by the show.
 */
export class EarlySwipes {
  #begun: SeenPointer | undefined;
  #asked: Swiped[] = [];
  #command: ((asked: Swiped) => void) | undefined;

  down(pointer: SeenPointer): void {
    const isEarly = this.#command === undefined && pointer.pointerType !== 'mouse';
    // Two fingers are not a swipe.
    this.#begun = isEarly && pointer.isPrimary ? pointer : undefined;
  }

  up({ pointerId, clientX, clientY, timeStamp }: SeenPointer): void {
    const begun = this.#begun;
    if (begun?.pointerId !== pointerId) return;
    this.#begun = undefined;
    const asked = readSwipe(clientX - begun.clientX, clientY - begun.clientY, timeStamp - begun.timeStamp);
    if (asked === undefined) return;
    if (this.#command) this.#command(asked);
    else this.#asked.push(asked);
  }

  cancel(): void {
    this.#begun = undefined;
  }

  /** Called when the show is ready: runs the recorded commands in order. */
  give(command: (asked: Swiped) => void): void {
    this.#command = command;
    for (const asked of this.#asked.splice(0)) command(asked);
  }
}
