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
  const releaseIfAnswered = (request: PendingRequest<Answer> | null): void => {
    if (request?.isAnswered && pendingRequest.current === request) pendingRequest.current = null;
  };
  useLayoutEffect(() => releaseIfAnswered(pendingRequest.current)); // runs after every render: only the one after the answer counts
  const startRequest = (request: Request): PendingRequest<Answer> => {
    const previousAnswer = pendingRequest.current?.answer.catch(() => undefined);
    const answer = previousAnswer ? previousAnswer.then(() => send(request)) : send(request);
    const startedRequest = {
      requestHash: hashKey([request]),
      isAnswered: false,
      answer: answer.finally(() => markAnswered()),
    };
    const markAnswered = (): void => {
      startedRequest.isAnswered = true;
      setTimeout(() => releaseIfAnswered(startedRequest)); // the answer may cause no render
    };
    return startedRequest;
  };
  const mutateAsync = (request: Request): Promise<Answer> => {
    if (pendingRequest.current?.requestHash !== hashKey([request])) pendingRequest.current = startRequest(request);
    return pendingRequest.current.answer;
  };
  const mutate = (request: Request): void => void mutateAsync(request).catch(() => undefined);
  return { mutate, mutateAsync, isPending, error, reset };
}
