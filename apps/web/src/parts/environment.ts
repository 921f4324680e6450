import { type Readable, Signal } from '@lectern/base';
import {
  CONFIG_KEPT_MS,
  FEATURES,
  type Feature,
  featureConfig,
  getEnvironmentConfig,
  type OverrideItem,
  overrideItem,
} from '@lectern/protocol/environment';
import { call } from '../platform/api/call.ts';
import { readLocalJson, writeLocal } from '../platform/storage/local-store.ts';

/** The server's response as stored in this browser. */
export interface KeptConfig {
  readonly at: number;
  readonly overrides: readonly OverrideItem[];
}

interface FeatureConfigPorts {
  readonly ask: () => Promise<{ readonly overrides: readonly OverrideItem[] }>;
  readonly read: (userId: string) => KeptConfig | undefined;
  readonly write: (userId: string, kept: KeptConfig) => void;
  readonly now: () => number;
}

/**
 * The features that are switched on for this window's user. The server's response is valid for seven days, also
 * offline; it is fetched again when a window opens.
 */
export class FeatureConfig {
  readonly #ports: FeatureConfigPorts;
  readonly #features = new Signal<Readonly<Record<Feature, boolean>>>(FEATURES);
  /** Number of calls of `open`; a response for an earlier call is ignored. */
  #turn = 0;

  constructor(ports: FeatureConfigPorts) {
    this.#ports = ports;
  }

  get features(): Readable<Readonly<Record<Feature, boolean>>> {
    return this.#features;
  }

  isOn(feature: Feature): boolean {
    return this.#features.get()[feature];
  }

  /** Starts with another user, or with none: their stored response applies until the server responds. Never rejects. */
  async open(userId: string | undefined): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const kept = userId === undefined ? undefined : this.#ports.read(userId);
    const age = this.#ports.now() - (kept?.at ?? 0);
    this.#features.set(kept && age >= 0 && age < CONFIG_KEPT_MS ? featureConfig(kept.overrides) : FEATURES);
    if (userId === undefined) return;
    try {
      const { overrides } = await this.#ports.ask();
      if (this.#turn !== turn) return;
      this.#ports.write(userId, { at: this.#ports.now(), overrides });
      this.#features.set(featureConfig(overrides));
    } catch {
      // The stored response still applies.
    }
  }
}

const keyOf = (userId: string) => `environment.${userId}`;

function isKept(value: unknown): value is KeptConfig {
  if (typeof value !== 'object' || value === null) return false;
  const { at, overrides } = value as { readonly at?: unknown; readonly overrides?: unknown };
  return (
    typeof at === 'number' &&
    Array.isArray(overrides) &&
    overrides.every((item) => overrideItem.safeParse(item).success)
  );
}

/** The features that are switched on in this window. */
export const windowFeatures = new FeatureConfig({
  ask: () => call(getEnvironmentConfig),
  read: (userId) => readLocalJson(keyOf(userId), isKept),
  write: (userId, kept) => writeLocal(keyOf(userId), JSON.stringify(kept)),
  now: Date.now,
});
