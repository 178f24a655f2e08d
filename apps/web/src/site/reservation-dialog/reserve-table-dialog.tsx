import { useState } from 'react';
import { QueryProvider } from '../../shared/api/query-provider';
import { Texts } from '../../shared/site/texts';
import { useBackCloses } from '../../shared/ui/use-back-closes';
import { ReservationFormDialog } from './reservation-form-dialog';
import { ReservationTicket } from './reservation-ticket';
import { reserveMessages } from './texts';
import { useReserveTableForm } from './use-reserve-table-form';
import type { SavedReservation } from './use-send-reservation';

interface ReserveTableDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Stays mounted while closed, which saves the guest's input. */
export function ReserveTableDialog({ open, onClose }: ReserveTableDialogProps) {
  return (
    <Texts messages={reserveMessages}>
      <QueryProvider>
        <ReserveTable open={open} onClose={onClose} />
      </QueryProvider>
    </Texts>
  );
}

/** The form returns the focus to the page first, so that the ticket returns it there too. */
function ReserveTable({ open, onClose }: ReserveTableDialogProps) {
  const [reserved, setReserved] = useState<SavedReservation | null>(null);
  const [isTicketShown, setTicketShown] = useState(false);
  const form = useReserveTableForm(open, (reservation) => {
    setReserved(reservation);
    onClose();
  });
  const closeTicket = () => setTicketShown(false);
  useBackCloses(open, onClose);
  useBackCloses(isTicketShown, closeTicket);
  return (
    <>
      <ReservationFormDialog
        form={form}
        open={open}
        onClose={onClose}
        onClosed={() => setTicketShown(reserved !== null)}
      />
      {reserved && (
        <ReservationTicket
          reservation={reserved}
          open={isTicketShown}
          onClose={closeTicket}
          onClosed={() => setReserved(null)}
        />
      )}
    </>
  );
}
