import * as z from 'zod/mini';
import { endpoint } from './calls/endpoint.ts';

/** Environments of the program (specification, section 9). */
const ENVIRONMENTS = [
  'production',
  'preproduction',
  'test',
  'pre1',
  'pre2',
  'pre3',
  'pre4',
  'pre5',
  'development',
  'local',
  'beta',
  'national',
] as const;
type Environment = (typeof ENVIRONMENTS)[number];

/** Patterns of host names and their environments; the first match counts. */
const MARKS: readonly (readonly [RegExp, Environment])[] = [
  [/^(localhost|127(\.\d+){3}|\[?::1\]?)$/, 'test'],
  [/(^|[.-])test\d*([.-]|$)/, 'test'],
  [/(^|[.-])preproduction([.-]|$)/, 'preproduction'],
  [/(^|[.-])pre1([.-]|$)/, 'pre1'],
  [/(^|[.-])pre2([.-]|$)/, 'pre2'],
  [/(^|[.-])pre3([.-]|$)/, 'pre3'],
  [/(^|[.-])pre4([.-]|$)/, 'pre4'],
  [/(^|[.-])pre5([.-]|$)/, 'pre5'],
  [/(^|[.-])dev(elopment)?([.-]|$)/, 'development'],
  [/(^|[.-])beta([.-]|$)/, 'beta'],
  [/(^|[.-])national([.-]|$)/, 'national'],
  [/\.local$/, 'local'],
];

/**
 * Environment of a host name: `test` for localhost and hosts with a test marker, `production` if no pattern matches.
 */
export function environmentOf(hostname: string): Environment {
  const name = hostname.toLowerCase();
  return MARKS.find(([mark]) => mark.test(name))?.[1] ?? 'production';
}

/** Features that can be switched, and their defaults. */
export const FEATURES = {
  /** Counting of used screens and resources, in the school's own table. */
  analytics: false,
  /** Dialog for reporting an error to the school. */
  feedback: true,
  /** Notice that a newer version is available. */
  update_prompt: true,
  /** Notice that the browser is outdated. */
  browser_tips: true,
  /** Additional services of an operator; users who have them are VIPs in the specification's terms. */
  membership: false,
} as const satisfies Readonly<Record<string, boolean>>;
export type Feature = keyof typeof FEATURES;
export const FEATURE_NAMES = Object.keys(FEATURES) as readonly Feature[];

/** Features that a school can switch itself; the others are set by the operator of the server. */
export const SCHOOL_FEATURES = [
  'analytics',
  'feedback',
  'update_prompt',
  'browser_tips',
] as const satisfies readonly Feature[];
export type SchoolFeature = (typeof SCHOOL_FEATURES)[number];

/** Time for which the browser stores the configuration, milliseconds (604,800 s). */
export const CONFIG_KEPT_MS = 604_800_000;

export const overrideItem = z.object({
  enable: z.boolean(),
  /** JSON with the name of the switched feature as `target`. */
  tag_info: z.string().check(z.maxLength(1_024)),
  /** Scope: a user, a school, an identity; empty for all users. */
  identity_id: z.string().check(z.maxLength(64)),
});
export type OverrideItem = z.infer<typeof overrideItem>;

/** The feature in an override's tag; undefined for an unknown feature. */
function targetOf({ tag_info: tag }: Pick<OverrideItem, 'tag_info'>): Feature | undefined {
  try {
    const { target } = JSON.parse(tag) as { readonly target?: unknown };
    return FEATURE_NAMES.find((name) => name === target);
  } catch {
    return undefined;
  }
}

/** State of all features under these overrides; later overrides replace earlier ones. */
export function featureConfig(overrides: readonly OverrideItem[]): Readonly<Record<Feature, boolean>> {
  const config: Record<Feature, boolean> = { ...FEATURES };
  for (const item of overrides) {
    const target = targetOf(item);
    if (target !== undefined) config[target] = item.enable;
  }
  return config;
}

const environmentConfig = z.object({
  environment: z.enum(ENVIRONMENTS),
  /** Overrides for the caller, in order: for all users, for their identities, their school, and themselves. */
  overrides: z.array(overrideItem),
  /** Whether the caller may switch features for their school. */
  may_set_school: z.boolean(),
});
export type EnvironmentConfig = z.infer<typeof environmentConfig>;

const prefix = '/api/config/v1';

export const getEnvironmentConfig = endpoint({
  method: 'GET',
  path: `${prefix}/environment`,
  caller: 'guest',
  summary:
    'Returns the environment of the program, and the features whose state for the caller differs from the default',
  reply: environmentConfig,
  errors: [],
});

export const setFeature = endpoint({
  method: 'PUT',
  path: `${prefix}/features/:feature`,
  caller: 'user',
  takesIn: true,
  summary: 'Enables or disables a feature for the school that the caller oversees; null restores the default',
  params: z.object({ feature: z.enum(SCHOOL_FEATURES) }),
  body: z.object({ enable: z.nullable(z.boolean()) }),
  reply: environmentConfig,
  errors: ['FORBIDDEN'],
});
