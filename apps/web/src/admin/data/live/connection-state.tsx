import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined';
import { timeOfMinute } from '@strapec/domain';
import { useEffect, useState } from 'react';
import styles from './live.module.css';
import { useLive } from './live-context';
import { useLiveText } from './texts';

const shownMs = 5_000;

/** Also shows for a moment that the connection is back. */
export function ConnectionState() {
  const text = useLiveText();
  const { isLost, asOf } = useLive();
  const isBack = useJustOver(isLost);
  return (
    <div role="status">
      {isLost && (
        <p className={styles.lost}>
          <DisconnectOutlined />
          <b>{asOf ? text('live.lost', { time: timeOfMinute(asOf.minute) }) : text('live.lost.unknown')}</b>
          <span>{text('live.lost.then')}</span>
        </p>
      )}
      {isBack && <p className={styles.back}>{text('live.back')}</p>}
    </div>
  );
}

function useJustOver(isSo: boolean): boolean {
  const [before, setBefore] = useState(isSo);
  const [isJustOver, setJustOver] = useState(false);
  if (before !== isSo) {
    setBefore(isSo);
    setJustOver(before);
  }
  useEffect(() => {
    if (!isJustOver) return;
    const timer = setTimeout(() => setJustOver(false), shownMs);
    return () => clearTimeout(timer);
  }, [isJustOver]);
  return isJustOver && !isSo;
}
