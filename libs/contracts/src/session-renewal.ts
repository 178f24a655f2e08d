/** Gets somebody signed in again; answers whether that came about. */
export type RenewSession = () => Promise<boolean>;

let renewSession: RenewSession | null = null;

/**
 * Says what happens when a call finds that its session has expired: the call waits for the answer and, if somebody has
 * signed in, is sent once more. Answers with a function that takes this back.
 */
export function renewSessionWith(renew: RenewSession): () => void {
  renewSession = renew;
  return () => {
    if (renewSession === renew) renewSession = null;
  };
}

/** Whether an expired session has been renewed; `false` at once where nobody can sign in. */
export function isSessionRenewed(): Promise<boolean> {
  return renewSession ? renewSession() : Promise.resolve(false);
}
