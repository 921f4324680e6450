/** What of the Window Management API is used; most browsers have none of it. */
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
  /** The desk goes on over several screens; undefined where the browser does not say. */
  readonly isExtended: boolean | undefined;
  /** Asks the user, the first time. Rejects where that is refused. */
  readonly screens: () => Promise<Screens>;
  /** False where the browser lets no window open. */
  readonly open: (address: string, features: string) => boolean;
}

/** The window's name, so that there is one of them to be brought back. */
const WINDOW = 'lectern-presenter';

/**
 * Opens the presenter view of a courseware, on the other screen where there is one and it may be known. Called from a
 * press: false where the browser let no window open, which it may do at the next press.
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
    // The screens were refused: the window opens where the browser puts it.
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
    screens: () => getScreenDetails?.call(window) ?? Promise.reject(new Error('no screens')),
    open(address, features) {
      const opened = window.open(address, WINDOW, features);
      opened?.focus();
      return opened !== null;
    },
  };
}
