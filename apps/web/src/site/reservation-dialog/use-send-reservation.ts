import {
  type CreateReservationDto,
  type CreatedReservationItemDto,
  createReservation,
  getListReservationsQueryKey,
} from '@strapec/contracts';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isFinalAnswer, isMadeBefore, newIdempotencyKey } from '../../shared/api/idempotency-key';

export type SavedReservation = CreatedReservationItemDto & {
  /** The fields may change until the answer arrives. */
  guest: Pick<CreateReservationDto, 'firstName' | 'lastName' | 'email'>;
};

/**
 * One reservation, however often the button is pressed: the idempotency key stays until an answer ends the attempt,
 * even if the input changes meanwhile; the API then answers that it knows the key (rules §3).
 */
export function useSendReservation(listener: {
  onReserved: (reservation: SavedReservation) => void;
  onFailed: (error: Error) => void;
}) {
  const queries = useQueryClient();
  const latest = useRef(listener); // the guest types on during the request
  useEffect(() => {
    latest.current = listener;
  });
  const key = useRef<string>(null);
  const isUnderway = useRef(false); // `isSending` is still false at the second press of a double click
  const [isSending, setSending] = useState(false);
  const end = () => {
    isUnderway.current = false;
    setSending(false);
    void queries.invalidateQueries({ predicate: isAboutReservations });
  };
  const send = async (data: CreateReservationDto): Promise<void> => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setSending(true);
    key.current ??= newIdempotencyKey();
    try {
      const { reservation } = await createReservation(data, { headers: { 'Idempotency-Key': key.current } });
      key.current = null;
      end();
      latest.current.onReserved({ ...reservation, guest: data });
    } catch (error) {
      if (isFinalAnswer(error) || isMadeBefore(error)) key.current = null;
      end();
      latest.current.onFailed(error as Error);
    }
  };
  return { send, isSending };
}

/** They change with every reservation (spec §7). */
const isAboutReservations = ({ queryKey }: Query): boolean =>
  String(queryKey[0]).startsWith(getListReservationsQueryKey()[0]);
