import type { CatalogueEntry } from '@lectern/protocol/tool-entry';

/** The device and district for which tools are shown. */
export interface ToolsPlace {
  /** 1 panel, desktop and web; 2 phone and pad. */
  readonly platform: 1 | 2;
  /** Version of the program, as in `minWinVersion`. */
  readonly version: number;
  /** Area code of the district. */
  readonly area: string;
  /** Whether tools in trial are shown, too. */
  readonly tests: boolean;
}

type Targeting = Pick<CatalogueEntry, 'ishidden' | 'istest' | 'districts'> & {
  readonly platformIdList: readonly number[];
  readonly minWinVersion: number;
};

/** Whether a tool is visible there: only these five fields decide. */
export function isVisible(entry: Targeting, { platform, version, area, tests }: ToolsPlace): boolean {
  const { ishidden, istest, districts, platformIdList, minWinVersion } = entry;
  const codes = districts.split(',').map((code) => code.trim());
  return (
    !ishidden &&
    (!istest || tests) &&
    (districts.trim() === '' || codes.includes(area)) &&
    platformIdList.includes(platform) &&
    version >= minWinVersion
  );
}
