const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Up to which age how close unnamed versions may stand, milliseconds. Of those that stand closer the newest stays. */
const STEPS: readonly { readonly until: number; readonly apart: number }[] = [
  { until: DAY_MS, apart: 0 },
  { until: 7 * DAY_MS, apart: HOUR_MS },
  { until: 60 * DAY_MS, apart: DAY_MS },
  { until: 730 * DAY_MS, apart: 7 * DAY_MS },
];
/** Beyond all of them. */
const OLD_APART = 30 * DAY_MS;
/** However they stand: who restores again and again in an hour does not fill the disk. */
export const UNNAMED_MAX = 300;

export interface AgedVersion {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly isNamed: boolean;
}

export interface Thinned {
  readonly gone: string;
  /** The next newer one that stays: who worked on what goes has worked on it. */
  readonly into: string | undefined;
}

/** Which of the versions of a courseware, the newest first, go now. Named ones and the newest of all stay. */
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

/** Two versions of the same slot stand too close. Slots are counted from 1970, so that a version never changes its own. */
function slotOf(madeAt: number, now: number): string | undefined {
  const apart = STEPS.find(({ until }) => now - madeAt < until)?.apart ?? OLD_APART;
  return apart === 0 ? undefined : `${apart} ${Math.floor(madeAt / apart)}`;
}
