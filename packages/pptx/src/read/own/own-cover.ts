import type { Animation, Cover, Element } from '@lectern/courseware';

const WAYS: readonly Cover['way'][] = ['wipe', 'fade', 'scratch'];
const SIDES = { left: 8, top: 1, right: 2, bottom: 4 } as const;
/** Preset numbers of PowerPoint's effects. */
const FADE = 10;
const WIPE = 22;
const DURATION_MS = 500;

/** A cover as one attribute: `wipe right`, `scratch`. */
export function coverWords({ way, from }: Cover): string {
  return from === undefined ? way : `${way} ${from}`;
}

export function readCover(words: string | undefined): Cover | undefined {
  const [said, side] = (words ?? '').split(' ');
  const way = WAYS.find((each) => each === said);
  if (!way) return undefined;
  return side !== undefined && Object.hasOwn(SIDES, side)
    ? { way, from: side as keyof typeof SIDES }
    : { way };
}

/** The effects for covers in PowerPoint: each exits at a click on itself, with a wipe from its side or a fade. */
export function coverEffects(elements: readonly Element[]): Animation[] {
  return elements.flatMap((element) => {
    if (element.type !== 'shape' || !element.cover) return [];
    const { id: elementId, cover } = element;
    const wiped = cover.way === 'wipe';
    const effect = wiped ? { preset: WIPE, subtype: SIDES[cover.from ?? 'left'] } : { preset: FADE };
    return [
      {
        id: `cover ${elementId}`.slice(0, 64),
        elementId,
        effect: { class: 'exit', ...effect },
        trigger: { type: 'element', elementId },
        delay: 0,
        duration: DURATION_MS,
      },
    ];
  });
}

/** Whether an imported effect only represents a cover in PowerPoint: our element's `cover` replaces it. */
export function isCoverEffect(
  { elementId, effect, trigger }: Animation,
  element: Element | undefined,
): boolean {
  if (element?.type !== 'shape' || !element.cover) return false;
  const ofCover = effect.class === 'exit' && (effect.preset === FADE || effect.preset === WIPE);
  return ofCover && trigger.type === 'element' && trigger.elementId === elementId;
}
