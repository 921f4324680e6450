import { Signal } from '@lectern/base';
import type { PageGuide } from '@lectern/courseware';
import { readLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import { EDITOR_AIDS_KEY } from '../../../platform/storage/shared-keys.ts';

export const lengthUnits = ['cm', 'px', 'pt'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/**
 * Distances between grid lines, logical pixels: a quarter, a half, one and two centimetres, and round numbers of
 * pixels.
 */
const CENTIMETRE = 96 / 2.54;
export const gridSteps: readonly { readonly id: string; readonly step: number }[] = [
  { id: '0.25 cm', step: CENTIMETRE / 4 },
  { id: '0.5 cm', step: CENTIMETRE / 2 },
  { id: '1 cm', step: CENTIMETRE },
  { id: '2 cm', step: CENTIMETRE * 2 },
  { id: '10 px', step: 10 },
  { id: '20 px', step: 20 },
  { id: '40 px', step: 40 },
];

/** Settings of the view aids of this user. */
export interface AidsState {
  readonly rulers: boolean;
  readonly guides: boolean;
  readonly grid: boolean;
  readonly snapsToGrid: boolean;
  /** The id of one of `gridSteps`. */
  readonly step: string;
  readonly unit: LengthUnit;
  /** Whether several elements are aligned with the page instead of with each other. */
  readonly alignsToPage: boolean;
}

const usual: AidsState = {
  rulers: false,
  guides: false,
  grid: false,
  snapsToGrid: false,
  step: '0.5 cm',
  unit: 'cm',
  alignsToPage: false,
};

/** Storage of the view aids. */
export interface AidsMemory {
  read(): string | undefined;
  write(text: string): void;
}

export const keptAids: AidsMemory = {
  read: () => readLocal(EDITOR_AIDS_KEY),
  write: (text) => writeLocal(EDITOR_AIDS_KEY, text),
};

/** A guide that is being dragged; a guide dragged out of a ruler has no id yet. */
export interface HeldGuide {
  readonly id: string | undefined;
  readonly axis: PageGuide['axis'];
  readonly at: number;
}

/** The rulers, guides and grid: their stored settings, and the guide that is being dragged. */
export class ViewAids {
  readonly #memory: AidsMemory;
  readonly state: Signal<AidsState>;
  readonly held = new Signal<HeldGuide | undefined>(undefined);

  constructor(memory: AidsMemory) {
    this.#memory = memory;
    this.state = new Signal(stateFrom(memory.read()));
  }

  change(patch: Partial<AidsState>): void {
    this.state.set({ ...this.state.get(), ...patch });
    this.#memory.write(JSON.stringify(this.state.get()));
  }
}

/** Returns the distance between grid lines, logical pixels. */
export function stepOf(state: AidsState): number {
  return gridSteps.find(({ id }) => id === state.step)?.step ?? CENTIMETRE / 2;
}

/** Returns the stored settings, with defaults for invalid values. */
function stateFrom(text: string | undefined): AidsState {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return usual;
  }
  if (typeof kept !== 'object' || kept === null) return usual;
  const { rulers, guides, grid, snapsToGrid, step, unit, alignsToPage } = kept as Readonly<
    Record<string, unknown>
  >;
  return {
    rulers: rulers === true,
    guides: guides === true,
    grid: grid === true,
    snapsToGrid: snapsToGrid === true,
    step: gridSteps.find(({ id }) => id === step)?.id ?? usual.step,
    unit: lengthUnits.find((each) => each === unit) ?? usual.unit,
    alignsToPage: alignsToPage === true,
  };
}
