import type { CoursewareReader } from '@lectern/courseware';
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { AssetSource } from '../../view/stage-context.ts';
import { obey } from '../effects/effect-media.ts';
import { elementsAt, type FileLink, follow, lightUp, type ShowDoer, textAction } from '../follow.ts';
import type { ShowCommand } from '../input/show-keys.ts';
import type { ShowStageHandle } from '../show-stage.tsx';
import type { ShowAction, ShowRound, ShowState } from '../show-state.ts';

export interface ShowHandsOptions {
  readonly reader: CoursewareReader;
  readonly assets: AssetSource;
  readonly state: ShowState;
  readonly act: (action: ShowAction) => void;
  readonly command: (asked: ShowCommand) => void;
  readonly stage: RefObject<ShowStageHandle | null>;
  readonly surface: RefObject<HTMLElement | null>;
  readonly round?: ShowRound | undefined;
  readonly onFile?: ((link: FileLink) => void) | undefined;
  readonly takesClick?: ((event: MouseEvent) => boolean) | undefined;
}

export interface ShowHands {
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
}

/** Handlers of a click on the slide, and of a pointer over it. */
export function useShowHands(options: ShowHandsOptions): ShowHands {
  const { reader, state, stage, surface } = options;
  const doer = doerOf(options);
  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    if (state.tool !== 'pointer') return;
    const linked = textAction(target, 'link');
    if (linked) {
      event.preventDefault();
      follow(linked, doer);
      return;
    }
    if (target.closest('a, button, input, [data-media-bar], [data-tool-frame]')) return;
    const clicked = elementsAt(reader, target);
    if (clicked.some((each) => stage.current?.trigger(each.id))) return;
    const clickable = clicked.find((each) => each.click);
    if (clickable?.click) {
      if (clickable.click.highlightClick)
        lightUp(target.closest(`[data-element-id="${CSS.escape(clickable.id)}"]`));
      follow(clickable.click, doer);
    } else if (!toggleMedia(target) && surface.current?.contains(target) && !options.takesClick?.(event))
      clickSlide(options);
  };
  const hovered = useRef<string>(undefined);
  const onPointerOver = (event: PointerEvent) => {
    if (state.tool !== 'pointer' || event.pointerType !== 'mouse') return;
    const target = event.target as HTMLElement;
    const element = elementsAt(reader, target).find((each) => each.hover);
    const action = textAction(target, 'hover') ?? element?.hover;
    // A hover action runs once when the pointer enters, and again after it has left.
    const over = action && JSON.stringify([element?.id, action]);
    if (over === hovered.current) return;
    hovered.current = over;
    if (action) follow(action, doer);
  };
  return { onClick, onPointerOver };
}

function doerOf({ assets, act, command, stage, onFile }: ShowHandsOptions): ShowDoer {
  return {
    command,
    goTo: (id) => act({ type: 'goTo', pageId: id }),
    playSound: (asset) => {
      const url = assets.url(asset);
      if (url !== undefined) stage.current?.playSound(url);
    },
    endSounds: () => stage.current?.endSounds(),
    openFile: onFile,
  };
}

/** A page may ignore clicks for changing pages (p:transition/@advClick): they still play its steps, and keys change the page. */
function clickSlide({ reader, state: { pageId, cover }, round, stage, command }: ShowHandsOptions): void {
  if (round?.kiosk) return;
  const refuses = pageId !== undefined && reader.find('page', pageId)?.transition?.onClick === false;
  if (refuses && cover === 'none') stage.current?.nextStep();
  else command('next');
}

/** Plays or pauses a clicked video or sound; false when the click was on neither. */
function toggleMedia(target: HTMLElement): boolean {
  const player = target.closest('[data-media]')?.querySelector<HTMLMediaElement>('video, audio');
  if (!player) return false;
  obey(player, { type: 'toggle' });
  return true;
}
