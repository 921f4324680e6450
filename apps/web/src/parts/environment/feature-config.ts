import { type Readable, Signal } from '@lectern/base';
import {
  CONFIG_KEPT_MS,
  FEATURES,
  type Feature,
  featureConfig,
  type OverrideItem,
} from '@lectern/protocol/environment';

/** What this browser keeps of the answer. */
export interface KeptConfig {
  readonly at: number;
  readonly overrides: readonly OverrideItem[];
}

export interface FeatureConfigPorts {
  readonly ask: () => Promise<{ readonly overrides: readonly OverrideItem[] }>;
  readonly read: (userId: string) => KeptConfig | undefined;
  readonly write: (userId: string, kept: KeptConfig) => void;
  readonly now: () => number;
}

/**
 * What is switched on for this window's user. What the server said stands for seven days, so that it holds without a
 * network too; it is asked again when a window opens.
 */
export class FeatureConfig {
  readonly #ports: FeatureConfigPorts;
  readonly #features = new Signal<Readonly<Record<Feature, boolean>>>(FEATURES);
  /** How often it was opened: an answer that was overtaken changes nothing. */
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

  /** Begins with another user, or nobody: what was kept for him stands until the server answers. Never rejects. */
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
      // What was kept stands.
    }
  }
}
