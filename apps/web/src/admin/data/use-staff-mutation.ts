import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useBanner } from './banner/banner-provider';
import { toProblemCode } from './problem-details';
import { useDescribeFailure } from './failure/use-describe-failure';
import { useSingleFlight } from './use-single-flight';

export interface SuccessMessage {
  text: string;
  detail?: string;
  undo?: (() => void) | undefined;
}

interface StaffMutationOptions<Answer, Request> {
  send: (request: Request) => Promise<Answer>;
  onStart?: (request: Request, queries: QueryClient) => void;
  /** Returns the message. */
  onSuccess?: (answer: Answer, request: Request, queries: QueryClient) => SuccessMessage | string | void;
  /** Reasons by error code, instead of the general ones. */
  reasonsByCode?: Readonly<Record<string, string>>;
  /** Returns the message. */
  onFailure: (reason: string, error: Error, request: Request) => string | void;
  /** Runs after a failure too. A returned promise keeps the mutation pending. */
  refresh?: (queries: QueryClient) => unknown;
  /** True if the request changes nothing, so that a lost answer does not matter. */
  isReadOnly?: boolean;
}

/** One request at a time, with its outcome in the banner. */
export function useStaffMutation<Answer, Request = void>(options: StaffMutationOptions<Answer, Request>) {
  const { send, onStart, onSuccess, reasonsByCode, onFailure, refresh, isReadOnly } = options;
  const queries = useQueryClient();
  const banner = useBanner();
  const describeFailure = useDescribeFailure(isReadOnly ? 'reads' : 'saves');
  return useSingleFlight<Answer, Request>({
    mutationFn: (request) => send(request),
    onMutate: (request) => {
      banner.clear();
      onStart?.(request, queries);
    },
    onSuccess: (answer, request) => {
      const message = onSuccess?.(answer, request, queries);
      if (typeof message === 'string') banner.showSuccess(message);
      else if (message) banner.showSuccess(message.text, message);
    },
    onError: (error, request) => {
      const message = onFailure(reasonsByCode?.[toProblemCode(error)] ?? describeFailure(error), error, request);
      if (message) banner.showFailure(message);
    },
    onSettled: () => refresh?.(queries),
  });
}
