import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Shown in place of a part that throws. */
  readonly message: ReactNode;
  /** A change of this value tries again. */
  readonly value: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly value: unknown;
  readonly hasFailed: boolean;
}

/** Catches the errors of one part of a question: a broken body leaves the stem and all other questions as they are. */
export class PartBoundary extends Component<PartBoundaryProps, BoundaryState> {
  override state: BoundaryState = { value: undefined, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ value }: PartBoundaryProps, state: BoundaryState): BoundaryState | null {
    return value === state.value ? null : { value, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.message : this.props.children;
  }
}
