import { type UseMutationOptions, hashKey, useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';

interface Sending<Answer> {
  request: string;
  answer: Promise<Answer>;
  isAnswered: boolean;
}

/**
 * A repeated request gets the answer to the first; a different one is sent after it. `isPending` comes too late for a
 * double click, so a request ends with the render after its answer.
 */
export function useOneAtATime<Answer, Request = void, Context = unknown>(
  options: UseMutationOptions<Answer, Error, Request, Context>,
) {
  const { mutateAsync: send, isPending, error, reset } = useMutation(options);
  const underway = useRef<Sending<Answer> | null>(null);
  const end = (sending: Sending<Answer> | null): void => {
    if (sending?.isAnswered && underway.current === sending) underway.current = null;
  };
  useLayoutEffect(() => end(underway.current)); // runs after every render: only the one after the answer counts
  const begin = (request: Request): Sending<Answer> => {
    const before = underway.current?.answer.catch(() => undefined);
    const answer = before ? before.then(() => send(request)) : send(request);
    const sending = { request: hashKey([request]), isAnswered: false, answer: answer.finally(() => answered()) };
    const answered = (): void => {
      sending.isAnswered = true;
      setTimeout(() => end(sending)); // the answer may cause no render
    };
    return sending;
  };
  const mutateAsync = (request: Request): Promise<Answer> => {
    if (underway.current?.request !== hashKey([request])) underway.current = begin(request);
    return underway.current.answer;
  };
  const mutate = (request: Request): void => void mutateAsync(request).catch(() => undefined);
  return { mutate, mutateAsync, isPending, error, reset };
}
