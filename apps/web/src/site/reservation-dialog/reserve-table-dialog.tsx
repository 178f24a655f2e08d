import { useState } from 'react';
import { QueryProvider } from '../../shared/api/query-provider';
import { TextsProvider } from '../../shared/site/texts-provider';
import { useCloseOnBack } from '../../shared/ui/use-close-on-back';
import { ReservationFormDialog } from './reservation-form-dialog';
import { ReservationTicket } from './reservation-ticket';
import { reserveTexts } from './texts';
import { useReservationForm } from './use-reservation-form';
import type { SavedReservation } from './use-send-reservation';

interface ReserveTableDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Stays mounted while closed, which saves the guest's input. */
export function ReserveTableDialog({ open, onClose }: ReserveTableDialogProps) {
  return (
    <TextsProvider texts={reserveTexts}>
      <QueryProvider>
        <ReservationDialogs open={open} onClose={onClose} />
      </QueryProvider>
    </TextsProvider>
  );
}

/** The form returns the focus to the page first, so that the ticket returns it there too. */
function ReservationDialogs({ open, onClose }: ReserveTableDialogProps) {
  const [savedReservation, setSavedReservation] = useState<SavedReservation | null>(null);
  const [isTicketShown, setTicketShown] = useState(false);
  const form = useReservationForm(open, (reservation) => {
    setSavedReservation(reservation);
    onClose();
  });
  const closeTicket = () => setTicketShown(false);
  useCloseOnBack(open, onClose);
  useCloseOnBack(isTicketShown, closeTicket);
  return (
    <>
      <ReservationFormDialog
        form={form}
        open={open}
        onClose={onClose}
        onClosed={() => setTicketShown(savedReservation !== null)}
      />
      {savedReservation && (
        <ReservationTicket
          reservation={savedReservation}
          open={isTicketShown}
          onClose={closeTicket}
          onClosed={() => setSavedReservation(null)}
        />
      )}
    </>
  );
}
