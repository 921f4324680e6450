import { Signal } from '@lectern/base';
import { readLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import { EDITOR_SIDES_KEY } from '../../../platform/storage/shared-keys.ts';

/** The panels beside the page: the list of pages at the left, the panel of properties at the right. */
export const sides = ['pages', 'panel'] as const;
export type Side = (typeof sides)[number];

/** The state of a panel. */
export interface SideState {
  /** Width in root font sizes, which depend on the screen; undefined until the user resizes the panel. */
  readonly width: number | undefined;
  readonly folded: boolean;
}

/** Bounds of each panel's width, in root font sizes: the content is never cut. */
export const sideBounds: Readonly<Record<Side, { readonly least: number; readonly most: number }>> = {
  pages: { least: 14, most: 40 },
  panel: { least: 31, most: 48 },
};

/** Storage of the panel sizes. */
export interface SideMemory {
  read(): string | undefined;
  write(text: string): void;
}

/** The storage of the panel sizes in this browser. */
export const keptSides: SideMemory = {
  read: () => readLocal(EDITOR_SIDES_KEY),
  write: (text) => writeLocal(EDITOR_SIDES_KEY, text),
};

/** The stored widths of the panels, and whether they are folded. */
export class SideLayout {
  readonly #memory: SideMemory;
  readonly #states: Readonly<Record<Side, Signal<SideState>>>;

  constructor(memory: SideMemory) {
    this.#memory = memory;
    const kept = parsed(memory.read());
    this.#states = {
      pages: new Signal(stateFrom('pages', kept)),
      panel: new Signal(stateFrom('panel', kept)),
    };
  }

  of(side: Side): Signal<SideState> {
    return this.#states[side];
  }

  resize(side: Side, width: number): void {
    this.#change(side, { width: bounded(side, width) });
  }

  toggle(side: Side): void {
    this.#change(side, { folded: !this.of(side).get().folded });
  }

  #change(side: Side, patch: Partial<SideState>): void {
    const state = this.of(side);
    state.set({ ...state.get(), ...patch });
    this.#memory.write(JSON.stringify(Object.fromEntries(sides.map((each) => [each, this.of(each).get()]))));
  }
}

function bounded(side: Side, width: number): number {
  const { least, most } = sideBounds[side];
  return Math.round(Math.min(most, Math.max(least, width)) * 100) / 100;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Returns the stored state, with defaults for invalid values. */
function stateFrom(side: Side, kept: unknown): SideState {
  const own = typeof kept === 'object' && kept !== null ? Reflect.get(kept, side) : undefined;
  if (typeof own !== 'object' || own === null) return { width: undefined, folded: false };
  const { width, folded } = own as { readonly width?: unknown; readonly folded?: unknown };
  return {
    width: typeof width === 'number' && Number.isFinite(width) ? bounded(side, width) : undefined,
    folded: folded === true,
  };
}
