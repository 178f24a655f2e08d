export function ReservationsPage() {
  return <h2>Reservations</h2>;
}
