export { openPresenter } from './open-presenter.ts';
export { PresentedShow } from './presented-show.ts';
export type { PointedAt, PresenterCommand, SeenPart, ShownStand } from './presenter-message.ts';
export { type Presented, PresenterView } from './presenter-view.ts';
export { presenterWire } from './presenter-wire.ts';
