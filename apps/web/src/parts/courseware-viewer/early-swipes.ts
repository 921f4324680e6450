import { readSwipe } from '@lectern/stage/show';

/** What a finger asks of a show. */
export type Swiped = NonNullable<ReturnType<typeof readSwipe>>;

/** What is looked at of a pointer. */
export type SeenPointer = Pick<
  PointerEvent,
  'pointerId' | 'pointerType' | 'isPrimary' | 'clientX' | 'clientY' | 'timeStamp'
>;

/**
 * Fingers that come to the first page before what plays it is there: what they ask is done then. One that came before and
 * leaves after that is heard too; whoever comes later is heard by the show itself.
 */
export class EarlySwipes {
  #begun: SeenPointer | undefined;
  #asked: Swiped[] = [];
  #command: ((asked: Swiped) => void) | undefined;

  down(pointer: SeenPointer): void {
    const isEarly = this.#command === undefined && pointer.pointerType !== 'mouse';
    // A second finger is no swipe.
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

  /** The show is there: it does what was asked, in order. */
  give(command: (asked: Swiped) => void): void {
    this.#command = command;
    for (const asked of this.#asked.splice(0)) command(asked);
  }
}
