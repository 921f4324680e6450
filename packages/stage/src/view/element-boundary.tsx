import type { Element } from '@lectern/courseware';
import { Component, type ReactNode } from 'react';
import { UnknownView } from './elements/unknown-view.tsx';

export interface ElementBoundaryProps {
  readonly element: Element;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly element: Element | undefined;
  readonly failed: boolean;
}

/**
 * Catches errors of one element: it shows a box with a message, and the page around it is unaffected. A change of the
 * element tries again.
 */
export class ElementBoundary extends Component<ElementBoundaryProps, BoundaryState> {
  override state: BoundaryState = { element: undefined, failed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { element }: ElementBoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return element === state.element ? null : { element, failed: false };
  }

  override render(): ReactNode {
    const { element, children } = this.props;
    return this.state.failed ? <UnknownView what={element.type} /> : children;
  }
}
