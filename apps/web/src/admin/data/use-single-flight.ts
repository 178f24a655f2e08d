import { type UseMutationOptions, hashKey, useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';

interface PendingRequest<Answer> {
  requestHash: string;
  answer: Promise<Answer>;
  isAnswered: boolean;
}

/**
 * A repeated request gets the answer to the first; a different one is sent after it. `isPending` comes too late for a
 * double click, so a request ends with the render after its answer.
 */
export function useSingleFlight<Answer, Request = void, Context = unknown>(
  options: UseMutationOptions<Answer, Error, Request, Context>,
) {
  const { mutateAsync: send, isPending, error, reset } = useMutation(options);
  const pendingRequest = useRef<PendingRequest<Answer> | null>(null);
  const releaseIfAnswered = (sending: PendingRequest<Answer> | null): void => {
    if (sending?.isAnswered && pendingRequest.current === sending) pendingRequest.current = null;
  };
  useLayoutEffect(() => releaseIfAnswered(pendingRequest.current)); // runs after every render: only the one after the answer counts
  const start = (request: Request): PendingRequest<Answer> => {
    const previousAnswer = pendingRequest.current?.answer.catch(() => undefined);
    const answer = previousAnswer ? previousAnswer.then(() => send(request)) : send(request);
    const sending = {
      requestHash: hashKey([request]),
      isAnswered: false,
      answer: answer.finally(() => markAnswered()),
    };
    const markAnswered = (): void => {
      sending.isAnswered = true;
      setTimeout(() => releaseIfAnswered(sending)); // the answer may cause no render
    };
    return sending;
  };
  const mutateAsync = (request: Request): Promise<Answer> => {
    if (pendingRequest.current?.requestHash !== hashKey([request])) pendingRequest.current = start(request);
    return pendingRequest.current.answer;
  };
  const mutate = (request: Request): void => void mutateAsync(request).catch(() => undefined);
  return { mutate, mutateAsync, isPending, error, reset };
}
