import { getEnvironmentConfig, overrideItem } from '@lectern/protocol/environment';
import { call } from '../../platform/api/call.ts';
import { readLocalJson, writeLocal } from '../../platform/storage/local-store.ts';
import { FeatureConfig, type KeptConfig } from './feature-config.ts';

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
