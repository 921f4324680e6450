import { type AppFeature, FEATURES, type FeatureName, type Services } from './app-features.ts';
import { makeDemoSchool } from './features/demo/index.ts';
import { openGround } from './platform/feature.ts';
import type { HttpServer } from './platform/http/http-server.ts';
import type { Platform } from './platform/platform.ts';

/** A sentence for the user who started the program, such as how to sign in to the demonstration school. */
export interface Notice {
  readonly zh: string;
  readonly en: string;
}

/** The composed application: every feature on the platform, its routes and sockets on the HTTP server. */
export interface App {
  readonly notices: readonly Notice[];
  /** Closes the features, the last registered first. No acknowledged edit is lost. */
  close(): Promise<void>;
}

/** `wanted`: the features that a test names, instead of all. Features that they need are registered too. */
export async function composeApp(
  platform: Platform,
  http: HttpServer,
  wanted: readonly (FeatureName | AppFeature)[] = FEATURES,
): Promise<App> {
  const ground = openGround(platform, http);
  const closing: (() => Promise<void>)[] = [];
  const services: Record<string, unknown> = {};
  const isWhole = wanted === FEATURES;
  try {
    for (const feature of withTheirNeeds(wanted)) {
      // A feature reads only the services of features in its `needs`, which are registered before it.
      const { service, personal, close } = await feature.register(ground, services as unknown as Services);
      services[feature.name] = service;
      platform.personalData.add(personal);
      closing.push(close);
    }
    if (isWhole) (services as unknown as Services).documents.kinds.checkComplete();
    platform.personalData.complete();
  } catch (error) {
    platform.personalData.fail(error);
    throw error;
  }

  // Started once every feature has registered the objects that it names.
  if (platform.config.roles.includes('worker')) {
    platform.objectSweep.start();
    closing.push(() => platform.objectSweep.close());
  }
  return {
    notices: isWhole ? await makeDemoSchool(platform, services as unknown as Services) : [],
    async close() {
      for (const end of closing.reverse()) await end();
    },
  };
}

/** The features in the order of registration; features that a test defines come after the program's own. */
function withTheirNeeds(wanted: readonly (FeatureName | AppFeature)[]): readonly AppFeature[] {
  const names = new Set<string>();
  const add = (name: string) => {
    names.add(name);
    for (const need of FEATURES.find((each) => each.name === name)?.needs ?? []) add(need);
  };
  const made = wanted.filter((each) => typeof each !== 'string');
  for (const each of wanted) {
    if (typeof each === 'string') add(each);
    else for (const need of [each.name, ...each.needs]) add(need);
  }
  return [
    ...FEATURES.filter(({ name }) => names.has(name)),
    ...made.filter((each) => !FEATURES.includes(each)),
  ];
}
