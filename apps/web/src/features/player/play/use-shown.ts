import { type FileLink, type PlaybackState, type Show, useShow } from '@lectern/stage/show';
import { usePageSize } from '@lectern/stage/view';
import { useSignal } from '@lectern/ui/use-signal';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { InkQuestion } from '../ink/use-ink-question.ts';
import { type LaidSheet, useSheet } from '../ink/use-sheet.ts';
import type { PlayerProps } from '../player-props.ts';
import { PresenterLink } from '../presenting/presenter-link.ts';
import type { ToolbarStand } from '../toolbar/use-toolbar-place.ts';
import { type ShowZoom, useShowZoom } from '../zoom/use-show-zoom.ts';

/** The parts that the show calls although they are created after it. */
interface AskedByShow {
  readonly parts: {
    readonly over: {
      readonly inkQuestion: Pick<InkQuestion, 'end'>;
      readonly place: Pick<ToolbarStand, 'takesClick'>;
    };
  };
}

/** The show, its page or the sheet placed on it, and the zoom. */
export interface Shown extends LaidSheet {
  readonly show: Show;
  /** State of the page's animations and media. */
  readonly playback: PlaybackState;
  readonly size: { readonly w: number; readonly h: number };
  readonly zoom: ShowZoom;
  /** Id of the page or sheet that ink is written on. */
  readonly written: string | undefined;
  /** Whether the show runs in kiosk mode. */
  readonly kiosk: boolean;
  /** Connection to the presenter views. */
  readonly presenter: PresenterLink;
  /** Element that contains the whole player. */
  readonly screen: RefObject<HTMLElement | null>;
}

export function useShown(
  props: PlayerProps,
  shortcuts: ReadonlyMap<string, () => void>,
  latest: RefObject<AskedByShow | undefined>,
  onFile: (link: FileLink) => void,
): Shown {
  const { reader, assets, round, position, onSteps } = props;
  const kiosk = round.now?.kiosk === true;
  const [presenter] = useState(() => new PresenterLink());
  const show = useShow({
    reader,
    assets,
    startPage: props.startPage,
    startSteps: props.startSteps,
    shortcuts,
    round: round.now,
    onPage: props.onPage,
    onSteps: useCallback(
      (id, steps) => {
        presenter.steps.set(steps);
        onSteps(id, steps);
      },
      [presenter, onSteps],
    ),
    onEnd: useCallback(
      (pageNumber: number) => latest.current?.parts.over.inkQuestion.end(pageNumber),
      [latest],
    ),
    onFile,
    takesClick: (event) => !kiosk && (latest.current?.parts.over.place.takesClick(event) ?? false),
  });
  const { act, state } = show;
  useEffect(() => {
    if (position) act({ type: 'goTo', ...position });
  }, [act, position]);
  const playback = useSignal(show.playback.state);
  const size = usePageSize(reader);
  const screen = useRef<HTMLElement>(null);
  const laid = useSheet(show.overlays);
  const written = laid.sheet?.pageId ?? state.pageId;
  const zoom = useShowZoom(size, screen, written, state.cover);
  return { ...laid, show, playback, size, zoom, written, kiosk, presenter, screen };
}
