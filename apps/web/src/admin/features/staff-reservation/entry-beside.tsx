import type { ReservationDto } from '@strapec/contracts';
import { HouseGate } from '../../shared/house/house-gate';
import { EntryDrawer } from './entry-drawer';
import type { Entry } from './use-entry';

interface EntryBesideProps {
  entry: Entry;
  onSaved: (reservation: ReservationDto) => void;
}

/** The form beside an evening, when something is being entered or changed. */
export function EntryBeside({ entry: { drawer }, onSaved }: EntryBesideProps) {
  if (!drawer.subject) return null;
  return (
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
  );
}
