import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A key of the children's content. When the key changes, the boundary renders the children again. */
  readonly content: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly content: string;
  readonly failed: boolean;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError = () => ({ failed: true });

  static getDerivedStateFromProps({ content }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return content === state.content ? null : { content, failed: false };
  }

  override state = { content: this.props.content, failed: false };

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
