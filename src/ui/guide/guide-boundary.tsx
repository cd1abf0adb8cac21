import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly onError: (error: Error) => void;
  readonly children: ReactNode;
}

/** Turns what breaks while the document is drawn into its failure, so that the page is never empty. */
export class GuideBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
