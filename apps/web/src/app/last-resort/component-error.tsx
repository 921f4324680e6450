import type { Dispose } from '@lectern/base';
import { Button, ErrorState } from '@lectern/ui';
import { ChunkLoadError, lazyComponent } from '@lectern/ui/lazy';
import { CircleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { connection } from '../../platform/connection/window-connection.ts';
import { useAppTexts } from '../app-texts.ts';
import classes from './last-resort.module.css';
import { mayReload, reloadSoon } from './reload-once.ts';
import { OfflineScreen } from './state-screens.tsx';

const AfterError = lazyComponent(async () => (await import('../services/after-error.tsx')).AfterError);

function ComponentError({ error, reloading }: { readonly error: unknown; readonly reloading: boolean }) {
  const texts = useAppTexts();
  return (
    <main className={classes.error}>
      <ErrorState
        icon={<CircleAlert />}
        title={texts(error instanceof ChunkLoadError ? 'failure.loadTitle' : 'failure.title')}
        text={reloading ? texts('failure.chunk') : texts('failure.text')}
        action={
          <Button tone="primary" onClick={() => location.reload()}>
            {texts('failure.refresh')}
          </Button>
        }
      />
      <AfterError error={error} />
    </main>
  );
}

/** The reaction to the error: a message, a reload of the page, or waiting for the network. */
type Answer = 'said' | 'reloading' | 'waiting';

interface State {
  readonly failure?: { readonly error: unknown; readonly answer: Answer } | undefined;
}

/**
 * Replaces a part of the page that threw an error. If its code was removed from the server, the page is reloaded once;
 * if the network is offline, loading is retried when it is back, without a reload, which would fail.
 */
export class ComponentErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};
  #stop: Dispose | undefined;
  #missed: ChunkLoadError | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, answer: 'said' } };
  }

  /** React may call `getDerivedStateFromError` several times for one error, but this only once. */
  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLoadError) void this.#missing(error);
  }

  override componentWillUnmount(): void {
    this.#stop?.();
  }

  async #missing(error: ChunkLoadError): Promise<void> {
    if (!connection.get() || !(await connection.check())) return this.#wait(error);
    if (!import.meta.env.PROD || !mayReload(Date.now())) return;
    this.setState({ failure: { error, answer: 'reloading' } });
    reloadSoon();
  }

  #wait(error: ChunkLoadError): void {
    this.#missed = error;
    const stopListening = connection.subscribe(() => connection.get() && this.#again());
    // The back button returns to an address that can be shown.
    addEventListener('hashchange', this.#again);
    this.#stop = () => {
      stopListening();
      removeEventListener('hashchange', this.#again);
    };
    this.setState({ failure: { error, answer: 'waiting' } });
  }

  readonly #again = (): void => {
    this.#stop?.();
    this.#missed?.again?.();
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (failure.answer === 'waiting') return <OfflineScreen what="offline" onRetry={this.#again} />;
    return <ComponentError error={failure.error} reloading={failure.answer === 'reloading'} />;
  }
}
