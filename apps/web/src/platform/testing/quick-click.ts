import { commands, type Locator, page, type UserEventClickOptions } from 'vitest/browser';

interface Place {
  readonly x: number;
  readonly y: number;
}

const CLICK_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

function isWithin(element: Element, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target);
}

/** The middle of the element; undefined if another element is there. */
function uncoveredMiddle(element: Element): Place | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  return isWithin(element, document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
}

function isMoving(element: Element): boolean {
  return document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.contains(element) === true;
  });
}

function isDisabled(element: Element): boolean {
  return element.closest(':disabled, [aria-disabled="true"]') !== null;
}

/** The place at which an element can be clicked now: it is enabled, still and, after scrolling, uncovered. */
function clickablePlace(element: Element): Place | undefined {
  if (isDisabled(element)) return undefined;
  if (!element.checkVisibility({ visibilityProperty: true }) || isMoving(element)) return undefined;
  const place = uncoveredMiddle(element);
  if (place !== undefined) return place;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return uncoveredMiddle(element);
}

/**
 * Clicks a place. Returns false if another element than the given one was there, or if the element was disabled by then:
 * no element receives an event.
 */
async function clickOn(element: Element, place: Place): Promise<boolean> {
  let isHit: boolean | undefined;
  const check = (event: Event) => {
    isHit ??= isWithin(element, event.target) && !isDisabled(element);
    if (isHit) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const each of CLICK_EVENTS) window.addEventListener(each, check, { capture: true });
  try {
    await commands.clickAt(place);
  } finally {
    for (const each of CLICK_EVENTS) window.removeEventListener(each, check, { capture: true });
  }
  return isHit === true;
}

const locator: Pick<Locator, 'click'> = Object.getPrototypeOf(page.elementLocator(document.body));
const patientClick = locator.click;

async function quickClick(this: Locator, options?: UserEventClickOptions): Promise<void> {
  if (options === undefined) {
    const element = await this.findElement();
    const place = clickablePlace(element);
    if (place !== undefined && (await clickOn(element, place))) return;
  }
  await patientClick.call(this, options);
}

/**
 * Lets `click()` of locators press the mouse at once where the element can be clicked, in a third of the time of
 * Playwright's click. Otherwise Playwright clicks, and waits until the element can be clicked.
 */
export function quickenClicks(): void {
  locator.click = quickClick;
}
