import { readLocalJson, writeLocal } from '../platform/storage/local-store.ts';

/** The usage record of a tool in one month (specification, section 3). */
export interface ToolUse {
  /** A code such as `RandomRoll` or `Mind`; the tool's id when the specification defines no code. */
  readonly code: string;
  /** Name of the icon, known to the screen that lists the tools. */
  readonly icon: string;
  readonly name: string;
  readonly times: number;
}

/** Counts a use in the current month of this device's clock, and stores the tool's icon and name. */
export function countToolUse({ code, icon, name }: Omit<ToolUse, 'times'>, now = new Date()): void {
  const uses = usesIn(now);
  const before = uses.find((each) => each.code === code)?.times ?? 0;
  const others = uses.filter((each) => each.code !== code);
  writeLocal(keyOf(now), JSON.stringify([...others, { code, icon, name, times: before + 1 }]));
}

/** The tools used in the month of `now` in this browser, the most used first. */
export function toolUses(now = new Date()): readonly ToolUse[] {
  return [...usesIn(now)].sort((one, other) => other.times - one.times);
}

function usesIn(now: Date): readonly ToolUse[] {
  return readLocalJson(keyOf(now), areUses) ?? [];
}

function keyOf(now: Date): string {
  return `${now.getFullYear()}${String(now.getMonth() + 1).padStart(2, '0')}.tool-usage`;
}

function areUses(value: unknown): value is ToolUse[] {
  return Array.isArray(value) && value.every(isUse);
}

function isUse(value: unknown): value is ToolUse {
  const { code, icon, name, times } = (value ?? {}) as Partial<Record<keyof ToolUse, unknown>>;
  return (
    [code, icon, name].every((each) => typeof each === 'string') &&
    Number.isSafeInteger(times) &&
    Number(times) > 0
  );
}
