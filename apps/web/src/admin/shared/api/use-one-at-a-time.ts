import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * What staff send, once at a time: whoever presses again while it is under way gets the answer to the first press. A
 * button that looks at `isPending` is late for that: the second press of a double click comes before it is drawn anew.
 * For the same reason an answer ends it only when there was a turn to draw what follows from it.
 */
export function useOneAtATime<Answer, Request = void, Context = unknown>(
  options: UseMutationOptions<Answer, Error, Request, Context>,
) {
  const { mutateAsync: send, isPending } = useMutation(options);
  const underway = useRef<Promise<Answer> | null>(null);
  const mutateAsync = (request: Request): Promise<Answer> => {
    underway.current ??= send(request).finally(() => setTimeout(() => (underway.current = null)));
    return underway.current;
  };
  /** The same for whom `onError` tells enough. */
  const mutate = (request: Request): void => void mutateAsync(request).catch(() => undefined);
  return { mutate, mutateAsync, isPending };
}
