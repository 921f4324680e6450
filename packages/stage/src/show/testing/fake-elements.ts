/** A fake browser animation of one element. */
class FakeAnimation {
  playState = 'running';
  readonly finished: Promise<void>;
  readonly element: FakeElement;
  readonly end: number;
  #over: () => void = () => undefined;
  constructor(element: FakeElement, end: number) {
    this.element = element;
    this.end = end;
    this.finished = new Promise((resolve) => {
      this.#over = resolve;
    });
  }
  effect = { getComputedTiming: () => ({ endTime: this.end }) };
  persist() {}
  finish() {
    this.playState = 'finished';
    this.#over();
  }
  pause() {
    this.playState = 'paused';
  }
  play() {
    this.playState = 'running';
  }
  cancel() {
    this.playState = 'idle';
    this.#over();
  }
}

/** A fake element of a drawn page, with its animations and its videos and sounds. */
export class FakeElement {
  readonly id: string;
  readonly animations: FakeAnimation[] = [];
  readonly style = { opacity: '' };
  readonly dataset: { elementId: string };
  readonly players: FakePlayer[];
  constructor(id: string, players: FakePlayer[] = []) {
    this.id = id;
    this.dataset = { elementId: id };
    this.players = players;
    for (const player of players) player.element = this;
  }
  animate(_frames: unknown, { delay = 0, duration = 0 }: { delay?: number; duration?: number }) {
    const animation = new FakeAnimation(this, delay + duration);
    this.animations.push(animation);
    return animation;
  }
  querySelectorAll() {
    return this.players;
  }
  /** The states of the animations that were not cancelled. */
  get states() {
    return this.animations.map(({ playState }) => playState).filter((each) => each !== 'idle');
  }
}

/** A fake video or sound. */
export class FakePlayer extends EventTarget {
  element: FakeElement | undefined;
  paused = true;
  readonly dataset: Readonly<Record<string, string>>;
  readonly tag: 'audio' | 'video';
  played = 0;
  currentTime = 0;
  constructor(tag: 'audio' | 'video', dataset: Readonly<Record<string, string>> = {}) {
    super();
    this.tag = tag;
    this.dataset = dataset;
  }
  closest() {
    return this.element ?? null;
  }
  play() {
    this.played += 1;
    this.paused = false;
    return Promise.resolve();
  }
  pause() {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
}
