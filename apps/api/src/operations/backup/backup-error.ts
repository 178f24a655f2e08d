/** A backup cannot be taken or restored. The message gives the reason and the remedy. */
export class BackupError extends Error {}
