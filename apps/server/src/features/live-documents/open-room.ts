import { LiveError } from './live-caller.ts';

/** How much may be open in one process at once, as Yjs updates; in memory it is four to five times as much. Bytes. */
export interface OpenLimits {
  readonly ofAll: number;
  /** What one user has open and nobody else looks at. */
  readonly ofOne: number;
  /** What all accounts without a school have open together, and one of them. */
  readonly ofStrangers: number;
  readonly ofStranger: number;
  /** A document of at most so much is small: for those there is room beyond that of all. */
  readonly small: number;
  readonly ofSmall: number;
}

/** Five of the largest coursewares, or some hundreds of usual ones: some 300 MB of memory. */
export const OPEN_LIMITS: OpenLimits = {
  ofAll: 64_000_000,
  ofOne: 24_000_000,
  ofStrangers: 32_000_000,
  ofStranger: 8_000_000,
  small: 500_000,
  ofSmall: 16_000_000,
};

/** What nobody has edited for so long is only held, milliseconds. */
const HELD_AFTER_MS = 300_000;

/** Who looks at a document. */
export interface Looker {
  readonly userId: string;
  /** Undefined for a stranger, who belongs to none. */
  readonly schoolId: string | undefined;
}

export interface ToOpen {
  /** As it lies in memory. */
  readonly bytes: number;
  /** A lesson is open for whoever teaches: it finds room before all others. */
  readonly isLesson: boolean;
  /** Sends everybody away who has it open. They come again by themselves. */
  readonly letGo: () => void;
}

interface Open extends ToOpen {
  bytes: number;
  readonly opener: Looker;
  readonly lookers: Looker[];
  usedAt: number;
}

/**
 * Bounds what the documents that are open hold of memory. Who finds no room is told to come again, which the browser does
 * by itself; what is seen and written meanwhile is the copy of the browser. Where the room is full, whoever has more than
 * the one who comes gives some of it up, what is least looked at first: strangers before schools, the school and the user
 * with most before others. A lesson is never refused for what others have open.
 */
export class OpenRoom {
  readonly #limits: OpenLimits;
  readonly #now: () => number;
  readonly #open = new Map<object, Open>();

  /** `now` in milliseconds of a clock that only runs forward. */
  constructor(limits: OpenLimits = OPEN_LIMITS, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  get bytes(): number {
    return sum([...this.#open.values()]);
  }

  /** Throws where there is no room. */
  take(document: object, opener: Looker, toOpen: ToOpen): void {
    const mine = [...this.#open.values()].filter((each) => isOf(each, opener));
    const { ofOne, ofStranger } = this.#limits;
    const most = opener.schoolId === undefined ? ofStranger : ofOne;
    const own = sum(mine.filter(({ isLesson }) => isLesson === toOpen.isLesson));
    // Whoever has nothing open opens what they like, within the room of all: no document is too large by itself.
    if (own > 0 && own + toOpen.bytes > most) throw new LiveError('unavailable');
    const gone = this.#makeRoom(opener, toOpen, sum(mine));
    if (!gone) throw new LiveError('unavailable');
    for (const each of gone) {
      this.#open.delete(each.document);
      each.open.letGo();
    }
    this.#open.set(document, { ...toOpen, opener, lookers: [], usedAt: this.#now() });
  }

  /** False for a document that was let go: whoever has just come to it is to come again. */
  look(document: object, looker: Looker): boolean {
    const open = this.#open.get(document);
    open?.lookers.push(looker);
    return open !== undefined;
  }

  leave(document: object, { userId }: Looker): void {
    const lookers = this.#open.get(document)?.lookers;
    const at = lookers?.findIndex((each) => each.userId === userId) ?? -1;
    if (at >= 0) lookers?.splice(at, 1);
  }

  /** It was edited. What is open may grow: its own limit holds it. */
  grow(document: object, bytes: number): void {
    const open = this.#open.get(document);
    if (!open) return;
    open.bytes += bytes;
    open.usedAt = this.#now();
  }

  free(document: object): void {
    this.#open.delete(document);
  }

  /** What is to be let go so that there is room; undefined where there is none to be had. */
  #makeRoom(opener: Looker, { bytes, isLesson }: ToOpen, own: number): readonly Candidate[] | undefined {
    const gone: Candidate[] = [];
    const left = () =>
      this.#candidates().filter(({ document }) => gone.every((each) => each.document !== document));
    const within = (limit: number, counted: (each: Candidate) => boolean): boolean => {
      for (;;) {
        const all = left();
        const used = sum(all.filter(counted).map(({ open }) => open));
        if (used === 0 || used + bytes <= limit) return true;
        const next = this.#next(all.filter(counted), { opener, after: own + bytes, bytes, isLesson });
        if (!next) return false;
        gone.push(next);
      }
    };
    const { ofAll, ofSmall, ofStrangers, small } = this.#limits;
    const isStranger = opener.schoolId === undefined;
    const strangersFit = !isStranger || within(ofStrangers, ({ schoolId }) => schoolId === undefined);
    const allFit = strangersFit && within(bytes <= small ? ofAll + ofSmall : ofAll, () => true);
    return allFit || isLesson ? gone : undefined;
  }

  #candidates(): readonly Candidate[] {
    return [...this.#open].map(([document, open]) => ({ document, open, ...holderOf(open) }));
  }

  /** The next that gives its room up for whoever comes; undefined where nobody has to. */
  #next(all: readonly Candidate[], coming: Coming): Candidate | undefined {
    const { opener, after, bytes, isLesson } = coming;
    const others = all.filter(({ open }) => !open.isLesson).sort(leastLookedAt);
    const sumBy = (key: 'userId' | 'schoolId') => {
      const sums = new Map<string | undefined, number>();
      for (const each of all) sums.set(each[key], (sums.get(each[key]) ?? 0) + each.open.bytes);
      return sums;
    };
    const users = sumBy('userId');
    const heaviestFirst = (found: readonly Candidate[]) =>
      found.toSorted((a, b) => (users.get(b.userId) ?? 0) - (users.get(a.userId) ?? 0));
    const hasSeveral = ({ userId }: Candidate) => all.filter((each) => each.userId === userId).length > 1;
    // One who has a single document open keeps it from those of the same standing.
    const overShare = ({ userId, schoolId }: Candidate) =>
      schoolId === opener.schoolId && userId !== opener.userId && (users.get(userId) ?? 0) > after;
    const sameStanding = heaviestFirst(others.filter((each) => overShare(each) && hasSeveral(each)))[0];
    const heldSince = this.#now() - HELD_AFTER_MS;
    const isHeld = ({ open }: Candidate) => open.usedAt < heldSince;
    if (opener.schoolId === undefined) {
      const strangers = others.filter(({ schoolId }) => schoolId === undefined);
      return sameStanding ?? strangers.find(isHeld) ?? (isLesson ? strangers[0] : undefined);
    }
    const stranger = heaviestFirst(others.filter(({ schoolId }) => schoolId === undefined))[0];
    const schools = sumBy('schoolId');
    const share = (schools.get(opener.schoolId) ?? 0) + bytes;
    const ofOtherSchools = others.filter(
      ({ schoolId }) => schoolId !== opener.schoolId && (schools.get(schoolId) ?? 0) > share,
    );
    const otherSchool = ofOtherSchools.find(hasSeveral) ?? ofOtherSchools[0];
    return (
      stranger ?? others.find(isHeld) ?? otherSchool ?? sameStanding ?? (isLesson ? others[0] : undefined)
    );
  }
}

interface Candidate extends Looker {
  readonly document: object;
  readonly open: Open;
}

interface Coming {
  readonly opener: Looker;
  /** What the opener would have open then, bytes. */
  readonly after: number;
  readonly bytes: number;
  readonly isLesson: boolean;
}

/**
 * Whom a document counts for: the first of a school who looks at it, so that a stranger who opened it holds nothing for
 * the others.
 */
function holderOf({ lookers, opener }: Open): Looker {
  return lookers.find(({ schoolId }) => schoolId !== undefined) ?? lookers[0] ?? opener;
}

function isOf(open: Open, { userId }: Looker): boolean {
  return holderOf(open).userId === userId;
}

function leastLookedAt(a: Candidate, b: Candidate): number {
  return lookersOf(a) - lookersOf(b) || a.open.usedAt - b.open.usedAt;
}

/** Windows of one user are one who looks. */
function lookersOf({ open }: Candidate): number {
  return new Set(open.lookers.map(({ userId }) => userId)).size;
}

function sum(open: readonly Open[]): number {
  return open.reduce((total, { bytes }) => total + bytes, 0);
}
