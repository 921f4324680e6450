export { knowsEntrance } from './effects/entrance.ts';
export type { EffectPlace, Keyframe } from './keyframes.ts';
export { type EffectTarget, type PagePlan, type PlannedEffect, planPage, type Step } from './plan.ts';
