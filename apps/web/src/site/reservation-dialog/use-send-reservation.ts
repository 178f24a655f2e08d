import {
  type CreateReservationDto,
  type CreatedReservationItemDto,
  createReservation,
  getListReservationsQueryKey,
} from '@strapec/contracts';
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isMadeBefore, isSettled, newIdempotencyKey } from '../../shared/api/idempotency-key';

export type SavedReservation = CreatedReservationItemDto & {
  /** The guest can change the fields until the answer arrives. */
  guest: Pick<CreateReservationDto, 'firstName' | 'lastName' | 'email'>;
};

/**
 * The reservation is made once, however often the button is pressed. The idempotency key stays while it is unknown
 * whether the request arrived, even if the input changes meanwhile: then the API answers that it knows the key. Any
 * other answer ends the attempt, and the next one gets a new key (rules §3).
 */
export function useSendReservation(listener: {
  onReserved: (reservation: SavedReservation) => void;
  onFailed: (error: Error) => void;
}) {
  const queries = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  const isUnderway = useRef(false); // `isPending` is still false at the second press of a double click
  const { mutate, isPending } = useMutation({
    mutationFn: ({ data }: { data: CreateReservationDto }) =>
      createReservation(data, { headers: { 'Idempotency-Key': key } }),
    onSuccess: ({ reservation }, { data: guest }) => {
      setKey(newIdempotencyKey());
      listener.onReserved({ ...reservation, guest });
    },
    onError: (error) => {
      if (isSettled(error) || isMadeBefore(error)) setKey(newIdempotencyKey());
      listener.onFailed(error);
    },
    onSettled: () => {
      isUnderway.current = false;
      void queries.invalidateQueries({ predicate: isAboutReservations });
    },
  });
  const send = (request: Parameters<typeof mutate>[0]) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    mutate(request);
  };
  return { send, isSending: isPending };
}

/** They change with every reservation (spec §7). */
const isAboutReservations = ({ queryKey }: Query): boolean =>
  String(queryKey[0]).startsWith(getListReservationsQueryKey()[0]);
