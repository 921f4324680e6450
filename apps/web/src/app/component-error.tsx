import { Button, ErrorState } from '@lectern/ui';
import { ChunkLoadError, late } from '@lectern/ui/late';
import { CircleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useAppTexts } from './app-texts.ts';
import classes from './component-error.module.css';
import { mayReload, reloadSoon } from './reload-once.ts';

const AfterError = late(async () => (await import('./services/after-error.tsx')).AfterError);

function ComponentError({ error, reloading }: { readonly error: unknown; readonly reloading: boolean }) {
  const texts = useAppTexts();
  return (
    <main className={classes.screen}>
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

interface State {
  readonly failure?: { readonly error: unknown; readonly reloading: boolean };
}

/** What is shown instead of a part of the page that broke. A part that is gone from the server reloads the page once. */
export class ComponentErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, reloading: false } };
  }

  /** React asks for the state more than once for one error; this it calls once. */
  override componentDidCatch(error: unknown): void {
    if (!import.meta.env.PROD || !(error instanceof ChunkLoadError) || !mayReload(Date.now())) return;
    this.setState({ failure: { error, reloading: true } });
    reloadSoon();
  }

  override render(): ReactNode {
    const failure = this.state.failure;
    return failure === undefined ? (
      this.props.children
    ) : (
      <ComponentError error={failure.error} reloading={failure.reloading} />
    );
  }
}
