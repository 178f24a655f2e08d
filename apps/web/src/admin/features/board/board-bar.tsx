import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import ReadOutlined from '@ant-design/icons/ReadOutlined';
import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { ConnectedOnly } from '../../shared/live/connected-only';
import { Hint } from '../../shared/ui/hint';
import parts from '../../shared/ui/parts.module.css';
import { useMatches } from '../../shared/ui/use-is-narrow';
import styles from './board.module.css';
import { phone } from './layout';
import { useBoardText } from './texts';

export type View = 'timeline' | 'list';

interface WaysProps {
  isTonight: boolean;
  view: View;
  onView: (view: View) => void;
  onEnter: () => void;
  onMenu: () => void;
  onWalkIn: () => void;
}

export function Ways({ isTonight, view, onView, onEnter, onMenu, onWalkIn }: WaysProps) {
  const text = useBoardText();
  return (
    <div className={`${parts.row} ${styles.ways}`}>
      <Segmented<View>
        aria-label={text('board.view')}
        value={view}
        onChange={onView}
        options={[
          { value: 'timeline', label: text('board.view.timeline') },
          { value: 'list', label: text('board.view.list') },
        ]}
      />
      <ConnectedOnly>
        <div className={`${parts.row} ${parts.nearThumb} ${styles.doors}`} data-tonight={isTonight || undefined}>
          {isTonight && (
            <Hint words="Alt+K">
              <Button
                icon={<ReadOutlined aria-hidden />}
                aria-keyshortcuts="Alt+K"
                aria-label={text('board.menu.open')}
                onClick={onMenu}
              >
                <span className={styles.word}>{text('board.menu')}</span>
              </Button>
            </Hint>
          )}
          <Hint words="Alt+N">
            <Button
              type={isTonight ? 'default' : 'primary'}
              icon={<PhoneOutlined aria-hidden />}
              aria-keyshortcuts="Alt+N"
              onClick={onEnter}
            >
              {text('board.enter')}
            </Button>
          </Hint>
          {isTonight && (
            <Hint words="Alt+W">
              <Button
                type="primary"
                icon={<UserAddOutlined aria-hidden />}
                aria-keyshortcuts="Alt+W"
                onClick={onWalkIn}
              >
                {text('walkIn.open')}
              </Button>
            </Hint>
          )}
        </div>
      </ConnectedOnly>
    </div>
  );
}

/** A phone shows the list, unless the timeline is chosen. */
export function useView(): { view: View; choose: (view: View) => void } {
  const isPhone = useMatches(phone);
  const [chosen, choose] = useState<View | null>(null);
  return { view: chosen ?? (isPhone ? 'list' : 'timeline'), choose };
}
