import type { ComponentType } from 'react';
import {
  ByItselfLayer,
  ClientLayer,
  ControlsLayer,
  CoversLayer,
  EndQuestionLayer,
  HandsLayer,
  LookedToolsLayer,
  OpenToolsLayer,
  PresentingLayer,
} from '../lazy-parts.ts';
import type { LayerProps, PlayedShow } from './played-show.ts';

/** A layer over the slide: whether it is rendered now, and its component. */
type Layer = readonly [isThere: (player: PlayedShow) => unknown, Drawn: ComponentType<LayerProps>];

/** The layers over the slide, from the lowest to the topmost. */
export const LAYERS: readonly Layer[] = [
  [({ parts }) => parts.painted, CoversLayer],
  [({ parts }) => parts.inClient.client, ClientLayer],
  [isHandled, HandsLayer],
  [
    (player) => isHandled(player) && player.parts.props.lesson && player.parts.over.opened.length > 0,
    OpenToolsLayer,
  ],
  [
    (player) => isHandled(player) && !player.parts.props.lesson && player.parts.currentTool.kept,
    LookedToolsLayer,
  ],
  [isHandled, ControlsLayer],
  [({ parts: { shown, props } }) => shown.kiosk || props.round.isAsked, ByItselfLayer],
  [({ parts: { painted, props } }) => painted && props.taught && props.lesson, PresentingLayer],
  [({ parts }) => parts.over.inkQuestion.about, EndQuestionLayer],
];

/** Whether the page is painted and the show has controls, which a kiosk has not. */
function isHandled({ parts: { painted, shown } }: PlayedShow): boolean {
  return painted && !shown.kiosk;
}
