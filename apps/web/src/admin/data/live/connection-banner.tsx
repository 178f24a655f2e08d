import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined';
import { timeOfMinute } from '@strapec/domain';
import { useState } from 'react';
import { useIsSlow } from '../../../shared/use-is-slow';
import styles from './live.module.css';
import { useLiveConnection } from './live-context';
import { useLiveText } from './texts';

const reconnectedNoticeMs = 5_000;

/** Also shows for a moment that the connection is back. */
export function ConnectionBanner() {
  const text = useLiveText();
  const { isLost, lastContact } = useLiveConnection();
  const isReconnected = useJustEnded(isLost);
  const lastContactTime = lastContact && timeOfMinute(lastContact.minute);
  return (
    <div role="status">
      {isLost && (
        <p className={styles.lost}>
          <DisconnectOutlined />
          <b>{lastContactTime ? text('live.lost', { time: lastContactTime }) : text('live.lost.unknown')}</b>
          <span>{text('live.lost.then')}</span>
        </p>
      )}
      {isReconnected && <p className={styles.back}>{text('live.back')}</p>}
    </div>
  );
}

function useJustEnded(isActive: boolean): boolean {
  const [wasActive, setWasActive] = useState(isActive);
  const hasNoticeEnded = useIsSlow(wasActive && !isActive, reconnectedNoticeMs);
  if (isActive && !wasActive) setWasActive(true);
  return wasActive && !isActive && !hasNoticeEnded;
}
