import { type ReservationPayload, buildReservation } from '@strapec/domain/testing';

interface CreatedReservation {
  id: string;
  status: string;
}

/** Reserves through the API, by default of the process without captcha. */
export async function reserveByApi(
  overrides: Partial<ReservationPayload>,
  apiUrl = process.env['SITE_WITHOUT_CAPTCHA_URL'] ?? '',
): Promise<CreatedReservation> {
  const response = await fetch(`${apiUrl}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(buildReservation(overrides)),
  });
  const { reservation } = (await response.json()) as { reservation?: CreatedReservation };
  if (!reservation) throw new Error(`The table could not be reserved: ${response.status}`);
  return reservation;
}
