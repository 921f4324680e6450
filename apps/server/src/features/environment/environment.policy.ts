import { type Feature, OPERATORS_FEATURES } from '@lectern/protocol/environment';
import type { Decision } from '../../platform/policy.ts';

/** What is the operator's to give is given by the command line. */
export function maySwitch(feature: Feature): Decision {
  return OPERATORS_FEATURES.includes(feature) ? 'FORBIDDEN' : 'allowed';
}
