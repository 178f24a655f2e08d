import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';

interface Sending<Answer> {
  answer: Promise<Answer>;
  isAnswered: boolean;
}

/**
 * What staff send, once at a time: whoever presses again while it is under way gets the answer to the first press. A
 * button that looks at `isPending` is late for that: the second press of a double click comes before it is drawn anew.
 * For the same reason an answer ends it only when what follows from it has been drawn.
 */
export function useOneAtATime<Answer, Request = void, Context = unknown>(
  options: UseMutationOptions<Answer, Error, Request, Context>,
) {
  const { mutateAsync: send, isPending, error, reset } = useMutation(options);
  const underway = useRef<Sending<Answer> | null>(null);
  const end = (sending: Sending<Answer> | null): void => {
    if (sending?.isAnswered && underway.current === sending) underway.current = null;
  };
  useLayoutEffect(() => end(underway.current)); // with every drawing: the one after the answer counts
  const begin = (request: Request): Sending<Answer> => {
    const sending: Sending<Answer> = { isAnswered: false, answer: send(request).finally(() => answered()) };
    const answered = (): void => {
      sending.isAnswered = true;
      setTimeout(() => end(sending)); // nothing may have to be drawn
    };
    return sending;
  };
  const mutateAsync = (request: Request): Promise<Answer> => (underway.current ??= begin(request)).answer;
  /** The same for whom `onError` tells enough. */
  const mutate = (request: Request): void => void mutateAsync(request).catch(() => undefined);
  return { mutate, mutateAsync, isPending, error, reset };
}
