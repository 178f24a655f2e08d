import PhoneOutlined from '@ant-design/icons/PhoneOutlined';
import type { ReservationDto } from '@strapec/contracts';
import Button from 'antd/es/button';
import { EntryDrawer } from '../../features/staff-reservation/entry-drawer';
import { useEntryText } from '../../features/staff-reservation/texts';
import { HouseGate } from '../../shared/house/house-gate';
import { useHouseQuery } from '../../shared/house/use-house-query';
import { ConnectedOnly } from '../../shared/live/connected-only';
import { Hint } from '../../shared/ui/hint';
import styles from './reservations-page.module.css';
import type { Entry } from './use-entry';
import { useShortcuts } from './use-shortcuts';

interface ReservationEntryProps {
  entry: Entry;
  onSaved: (reservation: ReservationDto) => void;
}

/** The two ways in, by finger or by Alt+N and Alt+W, and the form behind them. */
export function ReservationEntry({ entry, onSaved }: ReservationEntryProps) {
  const text = useEntryText();
  const { drawer } = entry;
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
      {drawer.subject && (
        <HouseGate key={drawer.opening}>
          <EntryDrawer
            subject={drawer.subject}
            {...drawer.props}
            onSaved={(saved) => {
              drawer.props.onClose();
              onSaved(saved);
            }}
          />
        </HouseGate>
      )}
    </>
  );
}
