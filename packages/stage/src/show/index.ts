export { PageGrid } from './later-page-grid.tsx';
export { PageRun } from './page-run.ts';
export { ShowCover } from './show-cover.tsx';
export type { ShowCommand } from './show-keys.ts';
export { useFit } from './show-stage.tsx';
export type { ShowCover as ShowCoverKind, ShowTool } from './show-state.ts';
export { ShowSurface } from './show-surface.tsx';
export { useFullScreen } from './use-full-screen.ts';
export { useShow } from './use-show.ts';
