import { Component, type ReactNode } from 'react';
import type { Logger } from '../../application/ports/logger.ts';
import { useDependencies } from '../dependencies.tsx';
import { Notice } from './notice.tsx';

interface BoundaryProps {
  readonly name: string;
  readonly logger: Logger;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.logger.event('section.failed', { section: this.props.name, message: error.message });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="wrap section-failed">
        <Notice
          kind="failed"
          title="Bagian ini gagal ditampilkan"
          detail="Bagian lain tetap dapat dipakai. Coba tampilkan lagi."
          action={{ label: 'Coba Lagi', onAct: () => this.setState({ failed: false }) }}
        />
      </div>
    );
  }
}

/** Keeps the failure of one section inside it: a notice with a retry instead, and the page stays. */
export function SectionBoundary({ name, children }: { name: string; children: ReactNode }) {
  const { logger } = useDependencies();
  return (
    <Boundary name={name} logger={logger}>
      {children}
    </Boundary>
  );
}
