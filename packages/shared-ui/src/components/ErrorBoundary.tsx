import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The content that the children render. When it changes, the boundary renders the children again. */
  readonly content: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly content: unknown;
  readonly failed: boolean;
}

/** Shows `fallback` if the children fail, so that a preview never closes the form beside it. */
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
