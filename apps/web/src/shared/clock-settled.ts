let asking: Promise<void> | undefined;

/** Asks the server for its time; what asks comes late, because the first paint does not need it. */
export function settleClock(): void {
  asking = import('./after-waking').then(({ afterWaking }) => afterWaking()).catch(() => undefined);
}

/** Ends when the server has been heard or not, where it was asked. Without a connection the device's clock has to do. */
export const clockSettled = (): Promise<void> | undefined => asking;
