import { displayName } from '@lectern/protocol/accounts';
import type { LazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { accountState } from '../parts/account/index.ts';
import { Guarded, type GuardedPage, useLoginCheck } from './guarded.tsx';
import { LoginKeyScreen, lazyScreen } from './lazy-screen.tsx';
import { SURFACES, type Surface } from './surfaces.ts';

type Screen =
  | { readonly guard: 'nobody'; readonly Lazy: LazyComponent<object> }
  | { readonly guard: 'account'; readonly Lazy: LazyComponent<GuardedPage> };

/** The lazy screens of all surfaces, each created once, so that loaded code is reused. */
const screens = new Map(SURFACES.map((surface) => [surface.name, screenOf(surface)]));

function screenOf(surface: Surface): Screen {
  return surface.guard === 'account'
    ? { guard: surface.guard, Lazy: lazyWithNext(surface, surface.load) }
    : { guard: surface.guard, Lazy: lazyWithNext<object>(surface, surface.load) };
}

/** The screen in its own file; once it is shown, the surfaces that are likely next are preloaded. */
function lazyWithNext<Props extends object>(
  surface: Surface,
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  return lazyScreen(async () => {
    const Page = await load();
    return (props: Props) => (
      <>
        <NextPreloaded surface={surface} />
        <Page {...props} />
      </>
    );
  });
}

function NextPreloaded({ surface: { ahead, aheadAfter } }: { readonly surface: Surface }): ReactNode {
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(() => ahead?.forEach(preloadWithRest), aheadAfter);
    return () => clearTimeout(timer);
  }, [ahead, aheadAfter]);
  return null;
}

/** Whether the user set the browser to save data; only some browsers tell. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Preloads a surface's code; resolves when it is loaded or has failed to load. */
export async function preload(name: string): Promise<void> {
  try {
    await screens.get(name)?.Lazy.load();
  } catch {
    // The error is ignored: the surface loads its code again when it is shown, and shows the error then.
  }
}

/** Preloads all code that a surface needs, because the network may be offline when it is opened. */
function preloadWithRest(name: string): void {
  void preload(name);
  const rest = SURFACES.find((each) => each.name === name)?.preloadRest?.();
  // The error is ignored: the surface loads its code again when it is shown.
  rest?.catch(() => undefined);
}

/** A surface behind its guard, once its code is loaded. */
export function SurfaceScreen({ surface }: { readonly surface: Surface }): ReactNode {
  const screen = screens.get(surface.name);
  if (screen === undefined) return null;
  if (screen.guard === 'nobody') return <UnguardedScreen Lazy={screen.Lazy} />;
  return (
    <Guarded>
      {(account) => (
        <screen.Lazy account={account} user={{ id: account.user_id, name: displayName(account) ?? '' }} />
      )}
    </Guarded>
  );
}

function UnguardedScreen({ Lazy }: { readonly Lazy: LazyComponent<object> }): ReactNode {
  useLoginCheck();
  const state = useSignal(accountState);
  if (state.kind === 'asked') return <LoginKeyScreen name={state.name} onAnswer={state.answer} />;
  return <Lazy />;
}
