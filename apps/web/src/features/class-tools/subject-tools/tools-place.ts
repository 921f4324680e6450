import type { ToolsPlace } from '@lectern/subject-tools/catalogue';
import { host } from '../../../platform/host/host.ts';
import { readLocal } from '../../../platform/storage/local-store.ts';

/** Values for a browser without a client (specification, section 9: `win_version`, `area_code`). */
const VERSION = 1600;
const AREA = '2052';

/** The environment for the catalogue of subject tools: a client reports its version and whether it runs on a phone. */
export function toolsPlace(): ToolsPlace {
  const info = host.get()?.info.get();
  return {
    platform: info?.client === 'mobile' ? 2 : 1,
    version: info?.version ?? VERSION,
    area: AREA,
    tests: isTesting(),
  };
}

/** The flag for local tests: in the address, or stored in this browser. */
function isTesting(): boolean {
  return new URLSearchParams(location.search).get('test') === 'true' || readLocal('test') === 'true';
}
