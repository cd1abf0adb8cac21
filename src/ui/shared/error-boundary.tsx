import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What replaces a part that failed; `retry` shows the part again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Hears of it, besides the root, which logs whatever a wall has caught. */
  readonly onError?: (error: Error) => void;
  readonly children: ReactNode;
}

/** Limits a rendering error to its own part of the page. */
export class ErrorBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError?.(error);
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.isBroken ? fallback(() => this.setState({ isBroken: false })) : children;
  }
}
