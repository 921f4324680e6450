export { type ChartPart, chartIsApart, chartPartKey, chartPartOf, chartPartsBy } from './chart-part.ts';
export { filterKeyframes } from './effects/filters.ts';
export type { EffectTarget, Keyframe, Track, TrackPart } from './keyframes.ts';
export type { MediaCommand } from './media-command.ts';
export { type PagePlan, type PlannedEffect, planPage, type Step } from './plan.ts';
