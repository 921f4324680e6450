import type { CatalogueEntry } from './entry.ts';

/** Where the tools are to be shown. */
export interface ToolsPlace {
  /** 1 panel, desktop and web; 2 phone and pad. */
  readonly platform: 1 | 2;
  /** Of the program, as `minWinVersion` counts. */
  readonly version: number;
  /** Area code of the district. */
  readonly area: string;
  /** Whether tools that are still being tried are shown too. */
  readonly tests: boolean;
}

type Targeting = Pick<CatalogueEntry, 'ishidden' | 'istest' | 'districts'> & {
  readonly platformIdList: readonly number[];
  readonly minWinVersion: number;
};

/** Whether a tool is there for whoever looks from that place: these five fields decide, and nothing else does. */
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
