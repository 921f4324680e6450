import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Where a program runs (specification, section 9). */
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

/** What an address is marked with, and the environment that says so; the first one counts. */
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

/** The test environment on hosts with test markers or localhost; production where nothing says otherwise. */
export function environmentOf(hostname: string): Environment {
  const name = hostname.toLowerCase();
  return MARKS.find(([mark]) => mark.test(name))?.[1] ?? 'production';
}

/** What can be switched, and how it stands where nobody says otherwise. */
export const FEATURES = {
  /** Which screens and resources are used, kept in the school's own table. */
  analytics: false,
  /** The dialog that tells the school what went wrong. */
  feedback: true,
  /** The word that a newer version is there. */
  update_prompt: true,
  /** The word that the browser is old. */
  browser_tips: true,
  /** What an operator gives beyond the usual; whoever has it is a VIP in the words of the specification. */
  membership: false,
} as const satisfies Readonly<Record<string, boolean>>;
export type Feature = keyof typeof FEATURES;
export const FEATURE_NAMES = Object.keys(FEATURES) as readonly Feature[];

/** What a school switches for itself; the rest is given by whoever runs the server. */
export const SCHOOL_FEATURES = [
  'analytics',
  'feedback',
  'update_prompt',
  'browser_tips',
] as const satisfies readonly Feature[];
export type SchoolFeature = (typeof SCHOOL_FEATURES)[number];

/** Kept in the browser for so long, milliseconds: 604,800 s. */
export const CONFIG_KEPT_MS = 604_800_000;

export const overrideItem = z.object({
  enable: z.boolean(),
  /** JSON that names its target: the feature that is switched. */
  tag_info: z.string().check(z.maxLength(1_024)),
  /** Whom it is for: a user, his school, an identity; empty for everybody. */
  identity_id: z.string().check(z.maxLength(64)),
});
export type OverrideItem = z.infer<typeof overrideItem>;

/** What the tag of an override names; undefined where it names nothing that there is. */
function targetOf({ tag_info: tag }: Pick<OverrideItem, 'tag_info'>): Feature | undefined {
  try {
    const { target } = JSON.parse(tag) as { readonly target?: unknown };
    return FEATURE_NAMES.find((name) => name === target);
  } catch {
    return undefined;
  }
}

/** How everything stands under these overrides, of which later ones take the place of earlier ones. */
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
  /** Those that concern the caller: for everybody first, then for his identities, his school, himself. */
  overrides: z.array(overrideItem),
  /** The caller may switch for his school. */
  may_set_school: z.boolean(),
});
export type EnvironmentConfig = z.infer<typeof environmentConfig>;

const prefix = '/api/config/v1';

export const getEnvironmentConfig = endpoint({
  method: 'GET',
  path: `${prefix}/environment`,
  caller: 'guest',
  summary: 'Where the program runs, and what is switched otherwise than usual for the caller',
  reply: environmentConfig,
  errors: [],
});

export const setFeature = endpoint({
  method: 'PUT',
  path: `${prefix}/features/:feature`,
  caller: 'user',
  takesIn: true,
  summary: 'Switches something for the school that the caller oversees; null takes back what was said',
  params: z.object({ feature: z.enum(SCHOOL_FEATURES) }),
  body: z.object({ enable: z.nullable(z.boolean()) }),
  reply: environmentConfig,
  errors: ['FORBIDDEN'],
});
