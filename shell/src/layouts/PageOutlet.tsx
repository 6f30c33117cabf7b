import { Component, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { reportError } from '../reporting/reportError';

export function PageOutlet() {
  const { key } = useLocation();
  return (
    <CleanupBoundary page={key}>
      <Outlet />
    </CleanupBoundary>
  );
}

interface CleanupBoundaryProps {
  readonly page: string;
  readonly children: ReactNode;
}

interface CleanupBoundaryState {
  readonly caught?: { readonly error: unknown };
  readonly handled?: { readonly error: unknown };
  readonly failedPage?: string;
  readonly isFatal?: boolean;
}

/** Remounts its children after an effect cleanup has thrown. If they throw twice, rethrows the error. */
class CleanupBoundary extends Component<CleanupBoundaryProps, CleanupBoundaryState> {
  override state: CleanupBoundaryState = {};

  static getDerivedStateFromError(error: unknown): CleanupBoundaryState {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { page }: CleanupBoundaryProps,
    { caught, handled, failedPage }: CleanupBoundaryState,
  ): CleanupBoundaryState | null {
    if (!caught || caught === handled) return null;
    return { handled: caught, failedPage: page, isFatal: failedPage === page };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { about: 'A page failed while it was left' });
  }

  override render(): ReactNode {
    const { caught, isFatal } = this.state;
    if (isFatal) throw caught?.error;
    return this.props.children;
  }
}
