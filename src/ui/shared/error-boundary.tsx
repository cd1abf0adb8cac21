import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What stands in for what failed; `retry` tries to show that again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly onError: (error: Error) => void;
  readonly children: ReactNode;
}

/** Keeps what throws while it is drawn from taking along what is around it. */
export class ErrorBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.isBroken ? fallback(() => this.setState({ isBroken: false })) : children;
  }
}
