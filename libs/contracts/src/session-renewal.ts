/** Lets the user sign in again; true when they did. */
export type RenewSession = () => Promise<boolean>;

let renewSession: RenewSession | null = null;

/**
 * Sets the function for a call whose session has expired: the call waits for it and, after a sign-in, is sent once more.
 * Returns a function that removes it.
 */
export function setSessionRenewal(renew: RenewSession): () => void {
  renewSession = renew;
  return () => {
    if (renewSession === renew) renewSession = null;
  };
}

/** True when an expired session has been renewed; `false` at once where there is no sign-in. */
export function tryRenewSession(): Promise<boolean> {
  return renewSession ? renewSession() : Promise.resolve(false);
}
