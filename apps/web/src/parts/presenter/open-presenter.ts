/** The part of the Window Management API that is used; most browsers do not have it. */
interface Screens {
  readonly screens: readonly ScreenPlace[];
  readonly currentScreen: ScreenPlace;
}
interface ScreenPlace {
  readonly availLeft: number;
  readonly availTop: number;
  readonly availWidth: number;
  readonly availHeight: number;
}

export interface OpeningPorts {
  /** Whether the desktop extends over several screens; undefined when the browser does not report it. */
  readonly isExtended: boolean | undefined;
  /** Prompts the user the first time. Rejects when permission is denied. */
  readonly screens: () => Promise<Screens>;
  /** Returns false when the browser blocks the window. */
  readonly open: (address: string, features: string) => boolean;
}

/** The window's name, so that an open window is reused. */
const WINDOW = 'lectern-presenter';

/**
 * Opens the presenter view of a courseware, on the other screen if that is known. Must be called from a click; returns
 * false when the browser blocks the window, which it may allow on the next click.
 */
export async function openPresenter(
  coursewareId: string,
  ports: OpeningPorts = browserPorts(),
): Promise<boolean> {
  const address = `#/presenter?fileId=${coursewareId}`;
  const other = ports.isExtended ? await otherScreen(ports) : undefined;
  return ports.open(address, other ? placeOn(other) : 'popup,width=1280,height=800');
}

async function otherScreen({ screens }: OpeningPorts): Promise<ScreenPlace | undefined> {
  try {
    const { screens: all, currentScreen } = await screens();
    return all.find((each) => each !== currentScreen);
  } catch {
    // Permission was denied: the window opens at the browser's default position.
    return undefined;
  }
}

function placeOn({ availLeft, availTop, availWidth, availHeight }: ScreenPlace): string {
  return `popup,left=${availLeft},top=${availTop},width=${availWidth},height=${availHeight}`;
}

function browserPorts(): OpeningPorts {
  const { getScreenDetails } = window as { getScreenDetails?: () => Promise<Screens> };
  return {
    isExtended: getScreenDetails === undefined ? false : (screen as { isExtended?: boolean }).isExtended,
    screens: () =>
      getScreenDetails?.call(window) ??
      Promise.reject(new Error('the Window Management API is not available')),
    open(address, features) {
      const opened = window.open(address, WINDOW, features);
      opened?.focus();
      return opened !== null;
    },
  };
}
