import Button from 'antd/es/button';
import Result from 'antd/es/result';
import { Component, type ReactNode } from 'react';
import { useAdminText } from './texts';

/** Catches what no part of a tab can handle, such as a file that a new version has replaced; reloading helps. */
export class BrokenPage extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <ReloadNotice /> : this.props.children;
  }
}

function ReloadNotice() {
  const text = useAdminText();
  return (
    <Result
      status="warning"
      title={text('admin.broken')}
      extra={
        <Button type="primary" onClick={() => location.reload()}>
          {text('admin.reload')}
        </Button>
      }
    />
  );
}
