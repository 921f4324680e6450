import { Component, type ReactNode } from 'react';

export interface ToolBoundaryProps {
  readonly onBroken: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
}

/** One class tool that breaks goes, and the lesson around it stands. */
export class ToolBoundary extends Component<ToolBoundaryProps, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    // Heard by what reports errors of this window.
    reportError(error);
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
