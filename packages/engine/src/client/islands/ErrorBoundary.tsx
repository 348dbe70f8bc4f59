import { Component, type ReactNode } from 'react';
import { failureMessages } from '#shared/failure-messages.ts';
import { translate } from '../page/get-messages.ts';
import { toMessage } from './load-error.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Content that stays readable above the message when the first rendering fails. */
  readonly keep?: () => ReactNode;
  /** Called when the content, or the message in its place, is in the document. */
  readonly onReady: () => void;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Shows "This page crashed.", the error and "Try again" instead of content that throws while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined };
  private worked = false;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidMount(): void {
    this.componentDidUpdate();
    this.props.onReady();
  }

  override componentDidUpdate(): void {
    this.worked ||= this.state.failure === undefined;
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    const texts = translate(failureMessages);
    return (
      <>
        {this.worked ? undefined : this.props.keep?.()}
        <div className="load-error" role="alert">
          <p>{texts.crashed}</p>
          <p>{toMessage(failure.error)}</p>
          <button type="button" onClick={() => this.setState({ failure: undefined })}>
            {texts.tryAgain}
          </button>
        </div>
      </>
    );
  }
}
