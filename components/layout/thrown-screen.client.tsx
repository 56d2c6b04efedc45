'use client';

import { Component, type ReactNode } from 'react';

interface Props {
  screen: ReactNode;
  children: ReactNode;
}

/** Keeps the screen of a page that throws when it is hydrated. On the server an error boundary does nothing. */
export class ThrownScreen extends Component<Props, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
  }

  override render(): ReactNode {
    return this.state.hasThrown ? this.props.screen : this.props.children;
  }
}
