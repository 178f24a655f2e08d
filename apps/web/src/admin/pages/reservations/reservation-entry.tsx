import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import type { ReservationDto } from '@strapec/contracts';
import Button from 'antd/es/button';
import { EntryBeside } from '../../features/staff-reservation/entry-beside';
import { useEntryText } from '../../features/staff-reservation/texts';
import type { Entry } from '../../features/staff-reservation/use-entry';
import { useHouseQuery } from '../../shared/api/use-house-query';
import { ConnectedOnly } from '../../shared/live/connected-only';
import { Hint } from '../../shared/ui/hint';
import { useShortcuts } from '../../shared/ui/use-shortcuts';
import styles from './reservations-page.module.css';

interface ReservationEntryProps {
  entry: Entry;
  onSaved: (reservation: ReservationDto) => void;
}

/** The two ways in, by finger or by Alt+N and Alt+W, and the form behind them. */
export function ReservationEntry({ entry, onSaved }: ReservationEntryProps) {
  const text = useEntryText();
  useHouseQuery(); // asked for ahead, so that nobody waits for it with a guest on the line
  useShortcuts({ KeyN: () => entry.enter('phone'), KeyW: () => entry.enter('walk_in') });
  return (
    <>
      <ConnectedOnly>
        <div className={styles.entry}>
          <Hint words="Alt+N">
            <Button
              type="primary"
              icon={<PhoneOutlined />}
              aria-keyshortcuts="Alt+N"
              onClick={() => entry.enter('phone')}
            >
              {text('entry.new')}
            </Button>
          </Hint>
          <Hint words="Alt+W">
            <Button aria-keyshortcuts="Alt+W" onClick={() => entry.enter('walk_in')}>
              {text('entry.walkIn')}
            </Button>
          </Hint>
        </div>
      </ConnectedOnly>
      <EntryBeside entry={entry} onSaved={onSaved} />
    </>
  );
}
