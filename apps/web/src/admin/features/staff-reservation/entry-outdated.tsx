import type { ReservationDto } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import styles from './entry.module.css';
import { useEntryText } from './texts';

interface EntryOutdatedProps {
  theirs: ReservationDto | null;
  onTakeTheirs: (theirs: ReservationDto) => void;
  onKeepMine: (theirs: ReservationDto) => void;
}

/** Somebody else was quicker: staff choose whose version goes on; nothing typed is lost by itself. */
export function EntryOutdated({ theirs, onTakeTheirs, onKeepMine }: EntryOutdatedProps) {
  const text = useEntryText();
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.alert}
      title={text('entry.changed')}
      description={
        theirs && (
          <span className={styles.choices}>
            <Button onClick={() => onTakeTheirs(theirs)}>{text('entry.changed.theirs')}</Button>
            <Button onClick={() => onKeepMine(theirs)}>{text('entry.changed.mine')}</Button>
          </span>
        )
      }
    />
  );
}
