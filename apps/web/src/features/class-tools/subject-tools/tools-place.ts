import type { ToolsPlace } from '@lectern/subject-tools/catalogue';
import { host } from '../../../platform/host/host.ts';
import { readLocal } from '../../../platform/storage/local-store.ts';

/** What a browser without a client counts as (specification, section 9: `win_version`, `area_code`). */
const VERSION = 1600;
const AREA = '2052';

/** Where this page shows the subject tools: a client says its version and whether it is one of a phone. */
export function toolsPlace(): ToolsPlace {
  const info = host.get()?.info.get();
  return {
    platform: info?.client === 'mobile' ? 2 : 1,
    version: info?.version ?? VERSION,
    area: AREA,
    tests: isTesting(),
  };
}

/** The local test flag: of the address, or kept in this browser. */
function isTesting(): boolean {
  return new URLSearchParams(location.search).get('test') === 'true' || readLocal('test') === 'true';
}
