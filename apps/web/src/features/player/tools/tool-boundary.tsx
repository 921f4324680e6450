import { Component, type ReactNode } from 'react';

export interface ToolBoundaryProps {
  readonly onBroken: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
}

/** Error boundary that removes a class tool which throws, so that the lesson continues. */
export class ToolBoundary extends Component<ToolBoundaryProps, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    // The global error handler reports it.
    reportError(error);
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
