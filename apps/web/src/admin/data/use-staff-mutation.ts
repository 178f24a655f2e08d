import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useBanner } from './banner/banner-provider';
import { codeOf } from './refusal';
import { useFailureReason } from './failure/use-failure-reason';
import { useOneAtATime } from './use-one-at-a-time';

export interface Done {
  text: string;
  detail?: string;
  undo?: (() => void) | undefined;
}

interface StaffMutation<Answer, Request> {
  send: (request: Request) => Promise<Answer>;
  begin?: (request: Request, queries: QueryClient) => void;
  /** Returns the message. */
  done?: (answer: Answer, request: Request, queries: QueryClient) => Done | string | void;
  /** Reasons by error code, instead of the general ones. */
  reasons?: Readonly<Record<string, string>>;
  /** Returns the message. */
  failed: (reason: string, error: Error, request: Request) => string | void;
  /** Runs after a failure too. A returned promise keeps the mutation pending. */
  refresh?: (queries: QueryClient) => unknown;
  /** True when a lost answer leaves nothing open. */
  isRead?: boolean;
}

/** One request at a time, with its outcome in the banner. */
export function useStaffMutation<Answer, Request = void>(mutation: StaffMutation<Answer, Request>) {
  const { send, begin, done, reasons, failed, refresh, isRead } = mutation;
  const queries = useQueryClient();
  const banner = useBanner();
  const reasonOf = useFailureReason(isRead ? 'reads' : 'saves');
  return useOneAtATime<Answer, Request>({
    mutationFn: (request) => send(request),
    onMutate: (request) => {
      banner.clear();
      begin?.(request, queries);
    },
    onSuccess: (answer, request) => {
      const message = done?.(answer, request, queries);
      if (typeof message === 'string') banner.showSuccess(message);
      else if (message) banner.showSuccess(message.text, message);
    },
    onError: (error, request) => {
      const message = failed(reasons?.[codeOf(error)] ?? reasonOf(error), error, request);
      if (message) banner.showFailure(message);
    },
    onSettled: () => refresh?.(queries),
  });
}
