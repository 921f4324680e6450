export { knowsEntrance } from './effects/entrance.ts';
export type { EffectPlace, EffectTarget, Keyframe } from './keyframes.ts';
export { type PagePlan, type PlannedEffect, planPage, type Step } from './plan.ts';
