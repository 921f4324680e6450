import type { CoursewareStore } from '@lectern/courseware';
import { isNothing, readWetInk, saidWetInk, type WetStroke } from '@lectern/courseware/board';
import { FarHands, NOTHING_DONE } from '@lectern/stage/ink';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import type { WetLine } from '../../../parts/ink/index.ts';

/** What is being written is told so often at most, milliseconds. */
const EVERY_MS = 100;
/**
 * How long a stroke is still told to the others after its end: by then they have it from the document, or there is no
 * network. Milliseconds.
 */
const ENDED_MS = 3_000;
/** Strokes of others that are known to be kept are forgotten past so many. */
const KNOWN_MAX = 1_000;

type Live = Pick<LiveCourseware, 'wet' | 'others'>;
type Store = Pick<CoursewareStore, 'find' | 'subscribe'>;
type Surface = Parameters<WetLine['connect']>[1];

interface Ended extends WetStroke {
  readonly keptAs: string;
  readonly until: number;
}

/**
 * What is written on a board before its end, between its windows: told many times a second as long as somebody is there,
 * kept by nobody, and gone with the window. What a pen wrote is told until the document has brought it, so that nothing
 * blinks.
 */
export class BoardWetLine implements WetLine {
  readonly #live: Live;
  readonly #store: Store;
  #shown: { readonly pageId: string; readonly surface: Surface } | undefined;
  #ended: readonly Ended[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was written before a pen rests goes when its time is over. */
  #ending: ReturnType<typeof setTimeout> | undefined;
  #toldAt = Number.NEGATIVE_INFINITY;
  /** Ids of strokes of others that the document has had. */
  #known = new Set<string>();

  constructor(live: Live, store: Store) {
    this.#live = live;
    this.#store = store;
  }

  connect(pageId: string, surface: Surface): () => void {
    const shown = { pageId, surface };
    this.#shown = shown;
    this.#draw();
    const stops = [
      this.#live.wet.subscribeWritten(() => this.#draw()),
      this.#store.subscribe(({ childLists }) => {
        if (childLists.has(pageId)) this.#onPage();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      if (this.#shown !== shown) return;
      this.#shown = undefined;
      this.#ended = [];
      this.#tell();
    };
  }

  writes(): void {
    this.#timer ??= setTimeout(() => this.#tell(), Math.max(0, this.#toldAt + EVERY_MS - performance.now()));
  }

  wrote({ tool, color, width, points }: WetStroke, keptAs: string): void {
    const until = performance.now() + ENDED_MS;
    this.#ended = [...this.#ended, { tool, color, width, points, keptAs, until }];
    this.writes();
  }

  /** What was written here and taken back is not told any longer; what others wrote is drawn by the document now. */
  #onPage(): void {
    if (this.#ended.some(({ keptAs }) => !this.#store.find('element', keptAs))) this.writes();
    this.#draw();
  }

  #tell(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#ending);
    this.#timer = undefined;
    const now = performance.now();
    const isTold = ({ until, keptAs }: Ended) => until > now && this.#store.find('element', keptAs);
    this.#ended = this.#ended.filter(isTold);
    const strokes = [...(this.#shown?.surface.writing() ?? []), ...this.#ended];
    const doing = this.#shown?.surface.doing() ?? NOTHING_DONE;
    const isAlone = this.#live.others.get().length === 0;
    if (!this.#shown || isAlone || (strokes.length === 0 && isNothing(doing))) {
      this.#live.wet.write(undefined);
      return;
    }
    this.#toldAt = now;
    this.#live.wet.write(saidWetInk({ pageId: this.#shown.pageId, strokes, doing }));
    const first = this.#ended[0];
    if (first) this.#ending = setTimeout(() => this.#tell(), Math.max(EVERY_MS, first.until - now));
  }

  #draw(): void {
    if (!this.#shown) return;
    const { pageId, surface } = this.#shown;
    const here = this.#live.wet.written().flatMap((said) => {
      const ink = readWetInk(said);
      return ink?.pageId === pageId ? [ink] : [];
    });
    const strokes = here.flatMap((ink) => ink.strokes);
    const done = here.flatMap(({ doing }) => doing ?? []);
    const far = {
      gone: done.flatMap(({ gone }) => gone),
      carried: done.flatMap(({ carried }) => carried),
      wiped: done.flatMap(({ wiped }) => wiped),
      lasers: done.flatMap(({ lasers }) => lasers),
    };
    surface.setOthers(
      strokes.filter(({ keptAs }) => keptAs === undefined || !this.#isKept(keptAs)),
      done.length > 0 ? new FarHands(far) : undefined,
    );
  }

  #isKept(id: string): boolean {
    if (this.#known.has(id)) return true;
    if (!this.#store.find('element', id)) return false;
    if (this.#known.size >= KNOWN_MAX) this.#known = new Set();
    this.#known.add(id);
    return true;
  }
}
