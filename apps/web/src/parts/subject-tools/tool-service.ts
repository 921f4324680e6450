import {
  getTeachingTools,
  type SubjectTool,
  USUAL_AREA,
  USUAL_VERSION,
} from '@lectern/protocol/subject-tools';
import type { Locale } from '@lectern/protocol/tool-entry';
import { call } from '../../platform/api/call.ts';
import { host } from '../../platform/host/host.ts';
import { currentLanguage } from '../../platform/i18n/language.ts';
import { readLocal } from '../../platform/storage/local-store.ts';

export interface ToolList {
  readonly tools: readonly SubjectTool[];
  /** False without the service: tools of maths and physics and those of all subjects are listed alone. */
  readonly isWhole: boolean;
  /** Whether a tool matches a typed text: by name, pinyin, initials or introduction. */
  readonly isMeant: (tool: SubjectTool, text: string) => boolean;
  readonly isOfSubject: (tool: SubjectTool, code: string) => boolean;
}

/** Time after which the list is shown without the service, milliseconds: a class does not wait for a bad network. */
const PATIENCE_MS = 2_000;
/** Area codes of districts in which some tools are shown or not (specification, section 3). */
const AREAS = ['1054', '1055', '1033', '2052', '3076'];
const LOCALES = { zh: 'zh_CN', en: 'en_US' } as const satisfies Record<string, Locale>;

/**
 * The subject tools that are opened in class here. `schoolArea` is the first area code of the user's school. Without the
 * service, the tools that this program knows itself.
 */
export async function loadTeachingTools(schoolArea: string | null | undefined): Promise<ToolList> {
  const query = placeHere(schoolArea);
  const [listed, { isMeant }, { isOfSubject }] = await Promise.all([
    call(getTeachingTools, { query, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined),
    import('@lectern/tool-catalogue/search'),
    import('@lectern/tool-catalogue/subjects'),
  ]);
  if (listed) return { tools: listed.items, isWhole: true, isMeant, isOfSubject };
  const { catalogue, isStatic, toolsOf } = await import('@lectern/tool-catalogue');
  const { items } = toolsOf(catalogue.filter(isStatic), {
    place: {
      platform: query.platform,
      version: query.win_version,
      area: query.area_code,
      tests: query.test,
    },
    language: query.language,
  });
  return { tools: items, isWhole: false, isMeant, isOfSubject };
}

/** The values by which tools are visible here: a client reports its version and whether it runs on a phone. */
function placeHere(schoolArea: string | null | undefined) {
  const info = host.get()?.info.get();
  return {
    area_code: schoolArea && AREAS.includes(schoolArea) ? schoolArea : USUAL_AREA,
    language: LOCALES[currentLanguage()],
    win_version: info?.version ?? USUAL_VERSION,
    platform: info?.client === 'mobile' ? (2 as const) : (1 as const),
    test: isTesting(),
  };
}

/** The flag for local tests: in the address, or stored in this browser. */
function isTesting(): boolean {
  return new URLSearchParams(location.search).get('test') === 'true' || readLocal('test') === 'true';
}
