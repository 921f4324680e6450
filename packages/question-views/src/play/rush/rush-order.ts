interface Identified {
  readonly id: string;
}

/**
 * The parts in the order in which a player gets them: as written, or beginning elsewhere for each player, so that
 * neighbours cannot copy.
 */
export function orderFor<Part extends Identified>(
  parts: readonly Part[],
  player: number,
  players: number,
  isSame: boolean,
): Part[] {
  const from =
    isSame || players < 1 ? 0 : Math.floor((parts.length * player) / players) % Math.max(1, parts.length);
  return [...parts.slice(from), ...parts.slice(0, from)];
}

/** The first part without a response. */
export function nextPart<Part extends Identified>(
  parts: readonly Part[],
  responses: Readonly<Record<string, unknown>>,
): Part | undefined {
  return parts.find(({ id }) => !Object.hasOwn(responses, id));
}
