import {
  type CreateReservationDto,
  type CreatedReservationSummaryDto,
  createReservation,
  getListReservationsQueryKey,
} from '@strapec/contracts';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isFinalAnswer, isKeyReused, createIdempotencyKey } from '../../shared/api/idempotency-key';

export type SavedReservation = CreatedReservationSummaryDto & {
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
  const queryClient = useQueryClient();
  const latestListener = useRef(listener); // the guest types on during the request
  useEffect(() => {
    latestListener.current = listener;
  });
  const idempotencyKey = useRef<string>(null);
  const isUnderway = useRef(false); // `isSending` is still false at the second press of a double click
  const [isSending, setSending] = useState(false);
  const finishSending = () => {
    isUnderway.current = false;
    setSending(false);
    void queryClient.invalidateQueries({ predicate: isReservationQuery });
  };
  const send = async (data: CreateReservationDto): Promise<void> => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setSending(true);
    idempotencyKey.current ??= createIdempotencyKey();
    try {
      const { reservation } = await createReservation(data, { headers: { 'Idempotency-Key': idempotencyKey.current } });
      idempotencyKey.current = null;
      finishSending();
      latestListener.current.onReserved({ ...reservation, guest: data });
    } catch (error) {
      if (isFinalAnswer(error) || isKeyReused(error)) idempotencyKey.current = null;
      finishSending();
      latestListener.current.onFailed(error as Error);
    }
  };
  return { send, isSending };
}

/** They change with every reservation (spec §7). */
const isReservationQuery = ({ queryKey }: Query): boolean =>
  String(queryKey[0]).startsWith(getListReservationsQueryKey()[0]);
