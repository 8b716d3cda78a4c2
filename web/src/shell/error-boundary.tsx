import { Component, type ReactNode } from 'react';
import { Failed } from '../ui/states.tsx';
import { useWords } from '../words/use-words.tsx';
import { Page } from './page.tsx';

const Broken = () => {
  const { common, shell } = useWords();
  return (
    <Page title={shell.app}>
      <Failed sentence={common.failed} onRetry={() => location.reload()} />
    </Page>
  );
};

/** A page that broke, or whose files are gone since a new version was installed, takes no other with it. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
