import { Component, type ReactNode } from 'react';

/** Keeps the rest of the page when a part of it breaks: without a fence React takes down everything. */
export class Fence extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
