import type { ReservationDto } from '@strapec/contracts';
import { EntryDrawer } from './entry-drawer';
import type { Entry } from './use-entry';
import type { ReactNode } from 'react';
import { HouseProvider } from '../../../shared/site/house';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { useHouseQuery } from '../../shared/api/use-house-query';

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

/** Gives its children the house once it is known. */
function HouseGate({ children }: { children: ReactNode }) {
  const { data, isError, refetch } = useHouseQuery();
  if (data) return <HouseProvider value={data.house}>{children}</HouseProvider>;
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
}
