const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Minimum distance between unnamed versions up to an age, milliseconds. Of versions that are closer, only the newest is
 * kept.
 */
const STEPS: readonly { readonly until: number; readonly apart: number }[] = [
  { until: DAY_MS, apart: 0 },
  { until: 7 * DAY_MS, apart: HOUR_MS },
  { until: 60 * DAY_MS, apart: DAY_MS },
  { until: 730 * DAY_MS, apart: 7 * DAY_MS },
];
/** Distance beyond the last step, milliseconds. */
const OLD_APART = 30 * DAY_MS;
/**
 * Maximum number of unnamed versions at any distance, so that a user who restores repeatedly does not fill the disk.
 */
export const UNNAMED_MAX = 300;

export interface AgedVersion {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly isNamed: boolean;
}

export interface Thinned {
  readonly gone: string;
  /** The next newer version that is kept; it receives the authors of the removed version. */
  readonly into: string | undefined;
}

/**
 * Returns which versions of a courseware are to be removed, given the newest first. Named versions and the newest
 * version are kept.
 */
export function thinnedVersions(versions: readonly AgedVersion[], now: number): readonly Thinned[] {
  const thinned: Thinned[] = [];
  let into: string | undefined;
  let before: string | undefined;
  let unnamed = 0;
  for (const { id, madeAt, isNamed } of versions) {
    const slot = slotOf(madeAt, now);
    const goes =
      !isNamed && into !== undefined && ((slot !== undefined && slot === before) || unnamed >= UNNAMED_MAX);
    if (goes) {
      thinned.push({ gone: id, into });
      continue;
    }
    into = id;
    if (isNamed) continue;
    unnamed += 1;
    before = slot;
  }
  return thinned;
}

/**
 * Two versions in the same slot are too close. Slots are counted from 1970, so that a version never changes its slot.
 */
function slotOf(madeAt: number, now: number): string | undefined {
  const apart = STEPS.find(({ until }) => now - madeAt < until)?.apart ?? OLD_APART;
  return apart === 0 ? undefined : `${apart} ${Math.floor(madeAt / apart)}`;
}
