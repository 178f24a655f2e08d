import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined';
import { timeOfMinute } from '@strapec/domain';
import { useState } from 'react';
import { useTakesLonger } from '../../../shared/use-takes-longer';
import styles from './live.module.css';
import { useLive } from './live-context';
import { useLiveText } from './texts';

const backNoticeMs = 5_000;

/** Also shows for a moment that the connection is back. */
export function ConnectionBanner() {
  const text = useLiveText();
  const { isLost, lastContact } = useLive();
  const isBack = useJustEnded(isLost);
  return (
    <div role="status">
      {isLost && (
        <p className={styles.lost}>
          <DisconnectOutlined />
          <b>
            {lastContact ? text('live.lost', { time: timeOfMinute(lastContact.minute) }) : text('live.lost.unknown')}
          </b>
          <span>{text('live.lost.then')}</span>
        </p>
      )}
      {isBack && <p className={styles.back}>{text('live.back')}</p>}
    </div>
  );
}

function useJustEnded(isActive: boolean): boolean {
  const [wasActive, setWasActive] = useState(isActive);
  const isLongOver = useTakesLonger(wasActive && !isActive, backNoticeMs);
  if (isActive && !wasActive) setWasActive(true);
  return wasActive && !isActive && !isLongOver;
}
